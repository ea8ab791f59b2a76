import type { Locator } from '@playwright/test';
import { calculatorSettings, completeDraft, detroitBuyer, type StoredDraft } from './drafts.ts';
import { expect, test } from './test.ts';

const everyExtra = {
  mortgageInsurance: true,
  closingCosts: 3,
  points: 1,
  lenderFees: 1_200,
  dues: 150,
  extraPrincipal: 100,
};

/** The estimates whose printed pages are longest. `print-assumptions.test.ts` checks each line. */
const estimates: Record<
  string,
  { draft: StoredDraft; line: string; insurance?: string; parts: number; programId?: number }
> = {
  'for a buyer who does not qualify': {
    draft: completeDraft({ downPayment: 20_000, calculator: calculatorSettings() }),
    line: 'Did Not Qualify',
    insurance: 'These payments do not include mortgage insurance.',
    parts: 5,
  },
  'with help and every extra': {
    draft: completeDraft({
      ...detroitBuyer,
      calculator: calculatorSettings({
        ...everyExtra,
        applyAssistance: true,
        helpPaysClosing: true,
      }),
    }),
    // The program with this ID is MI 10K DPA.
    programId: 1126,
    line: 'Closing costs paid by MI 10K DPA',
    insurance: 'The payments include mortgage insurance for the first',
    parts: 7,
  },
  'for a home that needs no loan': {
    draft: completeDraft({ downPayment: 400_000, calculator: calculatorSettings() }),
    line: 'covers the price',
    parts: 0,
  },
  'for an FHA loan with every extra': {
    draft: completeDraft({
      homePrice: 600_000,
      downPayment: 8_000,
      creditScore: 'poor',
      calculator: calculatorSettings({ ...everyExtra, applyAssistance: true }),
    }),
    line: 'added to the loan',
    parts: 6,
  },
};

/** The estimate that the usual run prints. */
const USUAL = 'with help and every extra';

for (const [name, { draft, line, insurance, parts, programId }] of Object.entries(estimates)) {
  test(`prints an estimate ${name} on one page, with the warning first`, {
    tag: name === USUAL ? [] : '@full',
  }, async ({ buyer, page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'));
    await page.addInitScript(() => {
      window.print = () => (document.title = 'printed');
    });
    await buyer.has(draft);
    const query = programId === undefined ? '' : `?programId=${programId}`;
    await buyer.opens('calculator', query);
    await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
    await expect(page).toHaveTitle('printed');
    for (const format of ['Letter', 'A4']) {
      expect(pageCount(await page.pdf({ format })), format).toBe(1);
    }

    const sheet = await buyer.seesOnPaper();
    await expect(sheet).toContainText('Made on Nov 21, 2026');
    await expect(sheet).toContainText(line);
    if (insurance) await expect(sheet).toContainText(insurance);
    await expect(sheet).toContainText('not an offer of credit');
    await expect(sheet).toContainText('Equal housing opportunity');
    await expect(sheet).toContainText(
      /(Call .+ Ask: “.+” .*\d{3}-\d{3}-\d{4}|Ask about .+ Ask: “.+”)/,
    );
    await expect(buyer.field('Home Price')).toBeHidden();
    const cash = sheet.locator('dl', { hasText: 'Cash you need at closing' });
    if (parts > 0) await expectTotalOfLines(cash, parts);

    const first = sheet.locator('> *').first();
    await expect(first).toHaveText(
      'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
    );
    const points = await first.evaluate((element) => {
      return (Number.parseFloat(getComputedStyle(element).fontSize) * 3) / 4;
    });
    expect(points).toBeGreaterThanOrEqual(12);

    await buyer.putsPaperAway();
    await expect(sheet).toHaveCount(0);
    await expect(buyer.field('Home Price')).toBeVisible();
  });
}

/**
 * Checks that the list has this many lines above the total, and that they add up to the total. Each
 * line is rounded to whole dollars, so it may be off by up to 50 cents. `cash-parts.test.ts` checks
 * the sum of the unrounded parts.
 */
async function expectTotalOfLines(list: Locator, parts: number): Promise<void> {
  const labels = await list.getByRole('term').allTextContents();
  const amounts = (await list.getByRole('definition').allTextContents()).map(dollars);
  const end = labels.indexOf('Cash you need at closing');
  expect(end, labels.join()).toBe(parts);
  const sum = amounts.slice(0, end).reduce((total, amount) => total + amount, 0);
  const difference = Math.abs(sum - (amounts[end] ?? Number.NaN));
  expect(difference, labels.join()).toBeLessThanOrEqual((end + 1) / 2);
}

/** Parses an amount like `−$3,944` or `$2,003.18`. */
function dollars(amount: string): number {
  return Number(amount.replace('\u2212', '-').replace(/[$,]/g, ''));
}

/** Counts the pages in a PDF. Works because Chromium does not compress Page objects. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
