import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { signedInViews, signedOutViews } from './account-pages.ts';
import { newAccount, sessionItems } from './accounts.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, laterPages, open, type PageOfProduct } from './pages.ts';
import { termsBlock } from './terms-block.ts';

/** These show what a phone lays out differently, and a form, a list, a table and a dialog each. */
const onPhone = [
  'landing',
  'Home Location',
  'confirmation',
  'programs',
  'calculator',
  'pre-approval',
  'dialog-sign-up',
  'dashboard-full',
];

/** Together they have every color; `tokens.test.ts` computes the contrast of each pair. */
const inDark = ['landing', 'programs', 'calculator', 'dashboard-full'];

/** The pages that tell a monthly payment. Every other page must tell none. */
const withPayment = ['landing', 'calculator', 'calculator that says no', 'worked example'];

const MONTHLY = /\$[\d,]+(\.\d\d)?\s*(\/\s*month|a month|per month|monthly)/i;
/** Nobody is approved here: the button of that name asks for it. */
const PROMISE = /(pre-?\s?approved)(?<!Get Pre Approved)|(are|been|were|’re|'re) approved/i;
/** The widest that a column may be, in CSS pixels. A table may be wider. */
const WIDEST_COLUMN = 600;
const textBlocks = 'main :is(h1, h2, h3, p, li, dt, dd, form, button, input)';

const terms = ['Loan amount', 'Down payment', 'Term', 'Interest rate', 'APR'];

const pages: readonly (PageOfProduct & { draft?: StoredDraft })[] = [
  ...everyPage,
  {
    ...laterPages.calculator,
    name: 'calculator that says no',
    draft: { downPayment: 1, calculator: calculatorSettings() },
  },
];

test.beforeEach(({ allowMessage }) => allowMessage(/status of 400|otp_expired/));

for (const { name, draft, ...pageOfProduct } of pages) {
  test(`${name} is a page like every other`, { tag: tagOf(name) }, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft(draft));
    await open(page, { name, ...pageOfProduct });
    await expectInOrder(page, name);
    if (test.info().project.name === 'phone') return;
    await test.step('keeps its columns narrow', () => expectNarrowColumns(page));
  });
}

for (const [name, show] of Object.entries(signedOutViews)) {
  test(`${name} is a page like every other`, { tag: tagOf(name) }, async ({ page }) => {
    await show(page);
    await expectInOrder(page, name);
  });
}

for (const [name, show] of Object.entries(signedInViews)) {
  test(`${name} is a page like every other`, { tag: tagOf(name) }, async ({
    page,
    request,
    store,
  }) => {
    await store(sessionItems((await newAccount(request)).session));
    await show(page);
    await expectInOrder(page, name);
  });
}

function tagOf(name: string): string[] {
  return onPhone.includes(name) ? ['@phone'] : [];
}

/** Checks what holds for every page. On a phone only what a phone lays out differently. */
async function expectInOrder(page: Page, name: string): Promise<void> {
  await test.step('axe finds nothing', () => expectAccessible(page));
  if (test.info().project.name === 'phone') return;
  if (inDark.includes(name)) {
    await test.step('axe finds nothing in the dark', () => expectAccessible(page, 'dark'));
  }
  await test.step('one main heading, and no level skipped', () => expectHeadings(page));
  // A dialog lies over the landing page, which is checked by itself.
  if (!name.startsWith('dialog-')) {
    await test.step('no payment without its terms', () =>
      expectTerms(page, withPayment.includes(name)));
  }
  await test.step('never scrolls sideways', () => expectNoSidewaysScroll(page));
}

async function expectNarrowColumns(page: Page): Promise<void> {
  const widths = await page
    .locator(textBlocks)
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().width));
  expect(widths).not.toEqual([]);
  expect(Math.max(...widths), 'at 1280 px').toBeLessThanOrEqual(WIDEST_COLUMN);
}

async function expectHeadings(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName }) => Number(tagName.slice(1))),
    );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, `the levels are ${levels.join(', ')}`).toEqual([]);
}

async function expectTerms(page: Page, hasPayment: boolean): Promise<void> {
  const [words = ''] = await page.locator('body').allTextContents();
  const marked = await page.locator('[data-payment]').count();
  expect(marked > 0, 'a payment is marked').toBe(hasPayment);
  if (!hasPayment) expect(words).not.toMatch(MONTHLY);
  await expect(termsBlock(page)).toHaveCount(hasPayment ? 1 : 0);
  for (const term of hasPayment ? terms : []) {
    const told = termsBlock(page).getByRole('term').filter({ hasText: term });
    await expect(told).not.toHaveCount(0);
  }
  expect(words).not.toMatch(PROMISE);
}
