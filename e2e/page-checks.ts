import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import type { Buyer } from './buyer.ts';
import { openPage, type PageOfProduct } from './pages.ts';
import { expect, test } from './test.ts';
import { twoFrames } from './waits.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

const MONTHLY = /\$[\d,]+(\.\d\d)?\s*(\/\s*mo(nth|\.)?\b|(a|per|each|every) month|monthly)/i;
/** Matches a change in a payment, such as −$45 a month. */
const MONTHLY_CHANGE = /[−+]\$[\d,]+ a month/g;
/**
 * Matches words that promise an approval. Does not match "Get Pre Approved", which is the button
 * that requests an approval.
 */
const PROMISE = /(pre-?\s?approved)(?<!Get Pre Approved)|(are|been|were|’re|'re) approved/i;
/** The maximum width of a text column, in CSS pixels. Tables may be wider. */
const WIDEST_COLUMN = 600;
const textBlocks = 'main :is(h1, h2, h3, p, li, dt, dd, form, button, input)';

const terms = ['Loan amount', 'Down payment', 'Term', 'Interest rate', 'APR'];

/** Opens a page and checks that its layout does not shift while it loads. */
export async function openSteadily(page: Page, pageOfProduct: PageOfProduct): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    // Adds up the layout shift scores that the browser reports.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.layoutShift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Delays the data, so that the browser first paints the page without it.
  await page.route('**/api/**', async (route) => {
    await twoFrames(page);
    await route.continue();
  });
  await openPage(page, pageOfProduct);
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);
  await page.unrouteAll({ behavior: 'wait' });
}

export interface PageKind {
  readonly hasPayment?: boolean | undefined;
  /**
   * Whether the page shows traditional payments on purpose, so that its terms do not have a lowered
   * payment.
   */
  readonly isTraditional?: boolean | undefined;
  /**
   * Whether the page shows changes in the monthly payment. If so, the page must also show the terms
   * of the loan that the changes are based on.
   */
  readonly hasPaymentChanges?: boolean | undefined;
  /** Whether to check the contrast in dark mode too. */
  readonly isDark?: boolean | undefined;
}

/** Checks the rules that every page must follow. */
export async function expectSoundPage(
  buyer: Buyer,
  {
    hasPayment = false,
    isTraditional = false,
    hasPaymentChanges = false,
    isDark = false,
  }: PageKind = {},
): Promise<void> {
  const { page } = buyer;
  await test.step('passes the axe checks', () => expectAccessible(page));
  if (isDark) await test.step('passes axe in dark mode', () => expectAccessible(page, 'dark'));
  await test.step('has one level 1 heading and never skips a heading level', () =>
    expectHeadings(page));
  await test.step('shows payments only with their terms', () =>
    expectTerms(buyer, hasPayment, isTraditional));
  if (hasPaymentChanges) await expectTermsOfChanges(page);
  await test.step('keeps text columns narrow', () => expectNarrowColumns(page));
  await test.step('does not have touch targets that are too small', () => expectLargeTargets(page));
  await test.step('does not scroll horizontally', () => expectNoSidewaysScroll(page));
}

/**
 * Checks the rules that every dialog must follow. Another check covers the page behind the dialog.
 */
export async function expectSoundDialog(page: Page): Promise<void> {
  await test.step('passes the axe checks', () => expectAccessible(page));
  await test.step('has one main heading and never skips a heading level', () =>
    expectHeadings(page));
  await test.step('does not scroll horizontally', () => expectNoSidewaysScroll(page));
}

/** Selector for every element that a person can tap. */
const targets = 'a[href], button, input, select, textarea, summary';

/**
 * Checks that every tap target is at least 24 px wide and tall, including links within sentences.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.locator(targets).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Screen readers skip a map. The list next to it has the same links.
        if (element.closest('[aria-hidden=true]')) return [];
        // The card's link covers the whole card.
        if (getComputedStyle(element, '::after').position === 'absolute') return [];
        // Elements that only screen readers or the keyboard can reach are one pixel large.
        const isHidden = width <= 1 || height <= 1;
        const isLarge = Math.round(width) >= 24 && Math.round(height) >= 24;
        return isHidden || isLarge ? [] : [`${element.textContent}: ${width} x ${height}`];
      }),
  );
  expect(small, 'targets below 24 px').toEqual([]);
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

/**
 * Checks the loan terms on a page. A page with a monthly payment must show terms with every fact,
 * in full or in a few lines. Every other page must show neither payments nor terms.
 */
async function expectTerms(
  buyer: Buyer,
  hasPayment: boolean,
  isTraditional: boolean,
): Promise<void> {
  const { page, terms: blocks } = buyer;
  // Includes hidden text, because a payment that a click reveals also needs its terms.
  const words = (await page.locator('body').textContent()) ?? '';
  expect(words).not.toMatch(PROMISE);
  if (!hasPayment) {
    const [chosen = ''] = await chosenProgram(page).allTextContents();
    expect(words.replace(chosen, '').replace(MONTHLY_CHANGE, '')).not.toMatch(MONTHLY);
    await expect(page.locator('[data-payment]')).toHaveCount(0);
    await expect(blocks).toHaveCount(0);
    return;
  }
  await expect(page.locator('[data-payment]')).not.toHaveCount(0);
  const closed = page.getByRole('button', { name: 'All terms', expanded: false });
  if ((await closed.count()) > 0) await buyer.opensTerms();
  await expect(blocks).not.toHaveCount(0);
  for (const block of await blocks.all()) {
    for (const term of terms) {
      await expect(block.getByRole('term').filter({ hasText: term })).not.toHaveCount(0);
    }
    await expect(block).toContainText(/APR, estimated\s*([\d.]+%|Not known)/);
    await expect(block).toContainText(/Includes .*(charges|interest)|APR not known: /);
    await expect(block).toContainText('Traditional mortgage');
    if (!isTraditional) await expectLoweredTerms(block);
  }
}

/**
 * Checks that the terms include the lowered payment, or that the page explains why the loan has
 * none.
 */
async function expectLoweredTerms(block: Locator): Promise<void> {
  const loan = block.locator('..').getByText(/^(FHA|VA|USDA) collects taxes and insurance/);
  if (await loan.isVisible()) return;
  await expect(block).toContainText('With monthly payment lowering');
  await expect(block).toContainText(
    /(The payment includes|does not include) .*taxes and insurance/,
  );
  await expect(block).toContainText(/Owed on the (line of credit|second loan) after year \d/);
}

/**
 * Finds the payment for the program that the calculator applies by default. Only a wide window
 * shows it.
 */
function chosenProgram(page: Page): Locator {
  return page.locator('[data-using]');
}

/**
 * Checks that the page shows the terms of the loan that the monthly changes are based on. Also
 * checks that the payment with a program has its own terms.
 */
async function expectTermsOfChanges(page: Page): Promise<void> {
  await expect(page.locator('[data-terms]')).toContainText(
    /a (conventional|FHA) loan of \$[\d,]+, 30 years, fixed rate [\d.]+%, \$[\d,]+ down.*APR, estimated: [\d.]+%\. Includes /,
  );
  if ((await chosenProgram(page).count()) === 0) return;
  const chosen = chosenProgram(page);
  await expect(chosen).toContainText(/from year \d.*Owed later|FHA collects taxes and insurance/);
  await expect(chosen).toContainText(
    /Loan \$[\d,]+, 30 years at [\d.]+%, \$[\d,]+ down \([\d.]+%\)\. APR, estimated: [\d.]+%\..*Includes /,
  );
}
