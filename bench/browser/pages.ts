import { calculatorSettings, completeDraft, type StoredDraft } from '../../e2e/drafts.ts';
import { firstPage, type Limits, resultPage } from './goals.ts';

/** A page to visit. */
export interface Page {
  readonly name: string;
  readonly url: string;
  /** Answers that the buyer already gave. */
  readonly draft?: StoredDraft;
  /** Goals for a page of the product. The pages to compare with have none. */
  readonly limits?: Limits;
}

const productPages = [
  { path: '/', limits: firstPage },
  { path: '/quote/home-info/type', limits: firstPage },
  { path: '/quote/programs', limits: resultPage, draft: completeDraft() },
  {
    path: '/quote/calculator',
    limits: resultPage,
    draft: completeDraft({ calculator: calculatorSettings({ applyAssistance: true }) }),
  },
];

/** The pages in the order of visits: the two to compare with, then the product's. */
export function pages(product: string, baselines: string): Page[] {
  return [
    { name: 'bare page', url: `${baselines}/bare` },
    { name: 'empty React app', url: `${baselines}/` },
    ...productPages.map(({ path, ...page }) => ({ ...page, name: path, url: `${product}${path}` })),
  ];
}
