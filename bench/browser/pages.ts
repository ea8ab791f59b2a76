import { publicPathOf } from '@latchkey/contract';
import type { Page as BrowserPage } from '@playwright/test';
import {
  calculatorSettings,
  completeDraft,
  detroitBuyer,
  type StoredDraft,
} from '../../e2e/drafts.ts';
import { firstPage, type Goals, movingPage, resultPage } from './goals.ts';

/** A page to visit. */
export interface Page {
  readonly name: string;
  readonly url: string;
  /** Whether search engines may index the page. */
  readonly isPublic?: boolean;
  /** A stored draft with the buyer's earlier answers. */
  readonly draft?: StoredDraft;
  /** Goals for a product page. The bare page has none. */
  readonly goals?: Goals;
  /** Taps the element that a visitor taps first. */
  readonly tap?: (page: BrowserPage) => Promise<void>;
  /** The name of the slider that a visitor drags. */
  readonly slider?: string;
}

const productPages: readonly (Omit<Page, 'name' | 'url'> & { readonly path: string })[] = [
  {
    path: '/',
    goals: firstPage,
    tap: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  { path: '/programs/mi', goals: firstPage },
  { path: '/programs/mi/wayne-county', goals: firstPage },
  { path: '/program/mi-mshda-mi-10k-dpa', goals: firstPage },
  {
    path: '/quote/home-info/type',
    goals: firstPage,
    tap: (page) => page.getByRole('button', { name: 'Condo' }).click(),
  },
  {
    path: '/quote/programs',
    goals: resultPage,
    draft: completeDraft(),
    tap: (page) => page.getByRole('checkbox').first().click(),
  },
  {
    path: '/quote/calculator',
    goals: resultPage,
    draft: completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }),
    tap: (page) => page.getByRole('button', { name: 'Change' }).first().click(),
  },
  {
    path: '/quote/price',
    goals: movingPage,
    draft: completeDraft(detroitBuyer),
    tap: (page) => page.getByRole('article').first().getByRole('button').click(),
    slider: 'Your money',
  },
];

/** Returns the pages in visiting order: the bare page first, then the product's pages. */
export function pages(product: string, baseline: string): Page[] {
  return [
    { name: 'bare page', url: `${baseline}/bare` },
    ...productPages.map(({ path, ...page }) => ({
      ...page,
      name: path,
      url: `${product}${path}`,
      isPublic: publicPathOf(path, []) !== undefined,
    })),
  ];
}
