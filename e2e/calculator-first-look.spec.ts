import type { Locator, Page } from '@playwright/test';
import { calculatorSettings, completeDraft, type StoredDraft, tampa } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const rates = { propertyTax: 0.011, insurance: 0.005 };
const high = { propertyTax: 0.025, insurance: 0.005 };

/** What a buyer may meet here, with and without help and extras. */
const outcomes: Readonly<Record<string, StoredDraft>> = {
  'the line of credit': { calculator: calculatorSettings(rates) },
  'a second loan': { downPayment: 100_000, calculator: calculatorSettings(high) },
  'three years with the line of credit': {
    homePrice: 600_000,
    downPayment: 45_000,
    calculator: calculatorSettings({ propertyTax: 0.021, insurance: 0.006 }),
  },
  'not enough down payment': { downPayment: 20_000, calculator: calculatorSettings(rates) },
  'help that is a loan': {},
  'not enough, with help to repay and dues': {
    homeLocation: tampa,
    downPayment: 2_000,
    calculator: calculatorSettings({ applyAssistance: true, dues: 250 }),
  },
  'a large price': { homePrice: 12_345_678, downPayment: 5_000_000 },
};

for (const [name, draft] of Object.entries(outcomes)) {
  test(`what is paid, saved, owed and needed is seen at once: ${name}`, {
    tag: '@phone',
  }, async ({ haveDraft, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await haveDraft(completeDraft(draft));
    await open(page, { ...laterPages.calculator, address: '/quote/calculator?programId=1053' });
    await expectSeenAtOnce(page);
  });
}

for (const program of ['', '&programId=1250']) {
  test(`what is paid, saved, owed and needed is seen at once: a link${program}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(
      `/quote/calculator?price=400000&down=80000&term=30&rate=6.375&location=7870448453${program}`,
    );
    if (program) await expect(page.getByText(/^\* Applied/)).toBeVisible();
    await expectSeenAtOnce(page);

    // What an estimate from a link has to say stands right behind them.
    const notice = page.getByText('Get an official Loan Estimate before choosing a loan.');
    const panels = page.getByRole('heading', { level: 2 });
    await expect(panels.filter({ hasText: /Cash|link|leaves out/ })).toHaveText([
      'Cash you need at closing',
      'These figures are from a link',
      'What this leaves out',
    ]);
    await expect(notice).toBeVisible();
  });
}

async function expectSeenAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const [what, figure] of Object.entries(theFour(page))) {
    await expect(figure, what).toHaveText(/\$\d/);
    const box = await figure.boundingBox();
    expect(box?.y ?? Number.NaN, what).toBeGreaterThan(0);
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), what).toBeLessThanOrEqual(812);
    expect(box?.x ?? Number.NaN, what).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), what).toBeLessThanOrEqual(375);
  }
}

/** The figures that answer what a buyer wants to know first. */
function theFour(page: Page): Record<string, Locator> {
  const banner = page.locator('section').filter({ has: page.locator('#payment') });
  const owed = page.getByRole('term').filter({ hasText: /^Then (still )?owed on/ });
  return {
    pay: banner.locator('[data-payment]').first(),
    save: banner.getByText(/^\$[\d,.]+(\/month \(.*\)| a month)$/),
    owe: page.locator('dl > div').filter({ has: owed }).first().getByRole('definition'),
    need: page.getByRole('heading', { name: 'Cash you need at closing' }).locator('+ *'),
  };
}

test('payment, payment after it and what is owed are told in one size', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await open(page, laterPages.calculator);
    const sizes = await page
      .locator('[class*="--figure"]')
      .evaluateAll((figures) => figures.map((each) => getComputedStyle(each).fontSize));
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    expect(new Set(sizes).size).toBe(1);
  }
});

test('the three panels are never behind a click', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.calculator);
  for (const name of [
    'What you will owe later',
    'Cash you need at closing',
    'What this leaves out',
  ]) {
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeVisible();
    await expect(page.locator('details').filter({ has: heading })).toHaveCount(0);
  }
});
