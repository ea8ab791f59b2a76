import {
  examplePathOf,
  isPublic,
  type PageFor,
  type PageName,
  pageNames,
  pagePaths,
  pathOf,
  WIZARD_PATH,
} from '@latchkey/contract';
import { pluck, type QuestionName, wizardPages } from '@latchkey/domain';
import { expect, type Page } from '@playwright/test';

/** A page of the product: its name in test titles, its path, and its level 1 heading. */
export interface PageOfProduct {
  readonly name: string;
  readonly address: string;
  readonly heading: string | RegExp;
}

type Place = Omit<PageOfProduct, 'name'>;

/** A path without a page. */
export const NO_PAGE = '/no/such/page';

const questionHeadings: Readonly<Record<QuestionName, string>> = {
  homeType: 'Home Type',
  homeLocation: 'Home Location',
  homePlan: 'Home Plans',
  homePrice: 'Home Price',
  householdIncome: 'Household Income',
  downPayment: 'Down Payment',
  creditScore: 'Credit Score',
  housingStatus: 'Housing Status',
  householdSize: 'Household Size',
  veteranStatus: 'Veteran Status',
  profession: 'Profession',
};

/** The wizard pages that ask a question, in order. */
export const questions: readonly PageOfProduct[] = wizardPages.flatMap(({ path, question }) => {
  if (!question) return [];
  const heading = questionHeadings[question];
  return [{ name: heading, address: `${WIZARD_PATH}/${path}`, heading }];
});

/** The pages after the questions, which need a complete quote. */
export const laterPages = {
  confirmation: { address: pagePaths.confirmation, heading: 'Confirm Info' },
  programs: { address: pagePaths.programs, heading: /We found \d+ matching program/ },
  program: {
    address: pathOf('program', { programId: '1249' }),
    heading: 'Chenoa Fund Forgivable Down Payment Assistance',
  },
  compare: { address: `${pagePaths.compare}?ids=1249,1250`, heading: '2 programs, side by side' },
  calculator: { address: pagePaths.calculator, heading: 'Mortgage Estimate' },
  price: { address: pagePaths.price, heading: 'How much house?' },
  preApproval: { address: pagePaths.preApproval, heading: 'Unlock Savings Today' },
} as const satisfies Record<Exclude<PageFor<'buyer'>, 'question'>, Place>;

/** The pages that open from links in emails. The links in these tests are not valid. */
export const visitorPages = {
  confirmEmail: {
    address: `${pagePaths.confirmEmail}?token_hash=any&type=signup`,
    heading: 'Confirm your email',
  },
  invitation: { address: `${pagePaths.invitation}#any`, heading: 'This link no longer works' },
  withdraw: { address: pagePaths.withdraw, heading: 'Withdraw your request?' },
  notices: { address: pagePaths.notices, heading: 'This link no longer works' },
  agency: { address: pagePaths.agency, heading: 'This page has closed' },
  correction: { address: pathOf('correction', { programId: '1249' }), heading: 'What is wrong?' },
} as const satisfies Record<PageFor<'visitor'>, Place>;

/** The pages for an account without quotes. */
export const accountPages = {
  dashboard: { address: pagePaths.dashboard, heading: 'Unlock Savings Today' },
  account: { address: pagePaths.account, heading: 'Account settings' },
  secondStep: { address: pagePaths.secondStep, heading: 'Add a second step' },
  resetPassword: { address: pagePaths.resetPassword, heading: 'Reset Password' },
} as const satisfies Record<PageFor<'user'>, Place>;

/**
 * The paths and headings of the public pages that tests open by name. Tests do not check the
 * headings of the other public pages.
 */
const knownPublicPages = {
  landing: { address: pagePaths.landing, heading: 'Your path to lower monthly payments' },
  howItWorks: { address: pagePaths.howItWorks, heading: 'How monthly payment lowering works' },
} as const satisfies Partial<Record<PageFor<'public'>, Place>>;

const headings: Partial<Record<PageName, string>> = pluck(knownPublicPages, 'heading');

/**
 * The pages that need no quote. If the path of a page has a parameter, tests use the parameter's
 * first value, or its example.
 */
export const publicPages: readonly PageOfProduct[] = pageNames.filter(isPublic).map((name) => ({
  name,
  address: examplePathOf(name) ?? '',
  heading: headings[name] ?? /./,
}));

/** Every page that a visitor with a complete quote in progress can open. */
export const everyPage: readonly PageOfProduct[] = [
  ...publicPages,
  ...questions,
  ...named(laterPages),
  { name: '404', address: NO_PAGE, heading: 'Oops!' },
];

/** Converts a table of pages into a list in which each page has its name. */
export function named(places: Readonly<Record<string, Place>>): PageOfProduct[] {
  return Object.entries(places).map(([name, place]) => ({ name, ...place }));
}

const labeled = { ...knownPublicPages, ...laterPages, ...accountPages };

/** The name of a page that tests can wait for. */
export type PageLabel = keyof typeof labeled;

export function pageLabeled(label: PageLabel): Place {
  return labeled[label];
}

/** Opens a page of the product and waits until its data has loaded. */
export async function openPage(page: Page, { address, heading }: Place): Promise<void> {
  await page.goto(address);
  await untilOnPage(page, heading);
  await expect(page.getByText(/^(Loading|Looking for matching programs)/)).toHaveCount(0);
}

/** Waits for a page with this heading. */
export async function untilOnPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
