import { isPublic, type PageName, pageNames, pagePaths, pathOf, pathsOf } from '@latchkey/contract';
import type { Page } from '@playwright/test';
import { expect, NO_PAGE } from './fixtures.ts';

/** A page of the product: its name in test titles, its path and its level 1 heading. */
export interface PageOfProduct {
  readonly name: string;
  readonly address: string;
  readonly heading: string | RegExp;
}

/** The pages of the wizard that ask a question, in order. */
export const questions: readonly PageOfProduct[] = [
  { name: 'Home Type', address: 'home-info/type' },
  { name: 'Home Location', address: 'home-info/location' },
  { name: 'Home Plans', address: 'home-info/plans' },
  { name: 'Home Price', address: 'home-info/price' },
  { name: 'Household Income', address: 'financial-info/household-income' },
  { name: 'Down Payment', address: 'financial-info/down-payment' },
  { name: 'Credit Score', address: 'financial-info/credit-score' },
  { name: 'Housing Status', address: 'personal-info/housing-status' },
  { name: 'Household Size', address: 'personal-info/household-size' },
  { name: 'Veteran Status', address: 'personal-info/veteran-status' },
  { name: 'Profession', address: 'personal-info/profession' },
].map(({ name, address }) => ({ name, address: `/quote/${address}`, heading: name }));

/** The pages after the questions. They need a complete quote. */
export const laterPages = {
  confirmation: {
    name: 'confirmation',
    address: pagePaths.confirmation,
    heading: 'Confirm Info',
  },
  programs: {
    name: 'programs',
    address: pagePaths.programs,
    heading: /We found \d+ matching program/,
  },
  program: {
    name: 'program',
    address: pathOf('program', { programId: '1249' }),
    heading: 'Chenoa Fund Forgivable Down Payment Assistance',
  },
  compare: {
    name: 'compare',
    address: `${pagePaths.compare}?ids=1249,1250`,
    heading: '2 programs, side by side',
  },
  calculator: {
    name: 'calculator',
    address: pagePaths.calculator,
    heading: 'Mortgage Estimate',
  },
  preApproval: {
    name: 'preApproval',
    address: pagePaths.preApproval,
    heading: 'Unlock Savings Today',
  },
} as const satisfies Partial<Record<PageName, PageOfProduct>>;

/** The level 1 headings of public pages. Others may have any. */
const headings: Partial<Record<PageName, string>> = {
  landing: 'Your path to lower monthly payments',
  howItWorks: 'How monthly payment lowering works',
};

/** The pages that need no quote. A page with a parameter is opened at its first value. */
export const publicPages: readonly PageOfProduct[] = pageNames.filter(isPublic).map((name) => ({
  name,
  address: pathsOf(name)[0] ?? '',
  heading: headings[name] ?? /./,
}));

/** Every page that a visitor can open with a complete quote in progress. */
export const everyPage: readonly PageOfProduct[] = [
  ...publicPages,
  ...questions,
  ...Object.values(laterPages),
  { name: '404', address: NO_PAGE, heading: 'Oops!' },
];

/** Opens a page and waits until its data has loaded. */
export async function open(page: Page, { address, heading }: PageOfProduct): Promise<void> {
  await page.goto(address);
  await onPage(page, heading);
  await expect(page.getByText(/^(Loading|Looking for matching programs)/)).toHaveCount(0);
}

/** Waits for a page with this heading. */
export async function onPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
