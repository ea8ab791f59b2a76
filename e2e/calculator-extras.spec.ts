import type { Page } from '@playwright/test';
import { openPart, partOf } from './calculator-parts.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { termsBlock } from './terms-block.ts';

const rates = { propertyTax: 0.011, insurance: 0.005 };

function draftWith(answers: StoredDraft, settings: StoredDraft = {}): StoredDraft {
  return completeDraft({ ...answers, calculator: calculatorSettings({ ...rates, ...settings }) });
}

/** The calculator with the part open in which a buyer adds what is left out. */
async function openOwnFigures(
  haveDraft: (draft: StoredDraft) => Promise<void>,
  page: Page,
): Promise<void> {
  await haveDraft(draftWith({}));
  await open(page, laterPages.calculator);
  await openPart(page, 'Your own figures');
}

test('nothing is added until the buyer adds it, and one press takes it out again', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(draftWith({}));
  await open(page, laterPages.calculator);
  const payment = page.locator('[data-payment]').first();
  await expect(payment).toHaveText('$2,189/month');
  await openPart(page, 'Your own figures');
  await page.getByLabel('HOA dues a month').fill('250');
  await expect(payment).toHaveText('$2,439/month');
  await expect(page.getByText('$250 of this is what you added below.')).toBeVisible();
  await expect(page.getByText('lowers your monthly payments by')).toContainText('$340.72/month');
  await expect(termsBlock(page)).toContainText('do not include the HOA dues that you added');

  await page.reload();
  await expect(payment).toHaveText('$2,439/month');

  await openPart(page, 'Your own figures');
  await page.getByRole('button', { name: 'Remove everything I added' }).click();
  await expect(payment).toHaveText('$2,189/month');
  await expect(page.getByLabel('HOA dues a month')).toHaveValue('0');
});

test('private insurance is counted by the list, with its end, its source and the APR', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(draftWith({ downPayment: 40_000 }));
  await open(page, laterPages.calculator);
  // 0.46 % of 360,000 a year.
  await expect(partOf(page, 'What this leaves out')).toContainText(/about \$138 a month/);
  await openPart(page, 'Your own figures');
  await page.getByRole('switch', { name: 'Count mortgage insurance' }).click();

  await expect(page.getByText('$138 of this is what you added below.')).toBeVisible();
  await expect(
    page.getByText(/^\$138 a month for \d+ months, at 0\.46% of the loan/),
  ).toBeVisible();
  await expect(
    page.getByText(/It ends at 78% of the price\. You may ask to end it at 80%/),
  ).toBeVisible();
  await expect(page.getByText('Rates are for a one-unit home that you live in.')).toBeVisible();
  await expect(page.getByText(/\(MGIC\), 2018; Essent Guaranty, 2019/)).toBeVisible();
  await expect(partOf(page, 'What this leaves out')).not.toContainText('insurance');
  await expect(termsBlock(page)).toContainText(/hold mortgage insurance for the first \d+ months/);
  await expect(summaryRow(page, 'APR')).toContainText(/^APR6\.[4-9]\d*%/);
});

test('a loan for 80 % of the price or less needs no insurance', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({ downPayment: 80_000 }));
  await open(page, laterPages.calculator);
  await expect(partOf(page, 'What this leaves out')).not.toContainText('insurance');
  await page.getByLabel('Down Payment').fill('79999');
  await expect(partOf(page, 'What this leaves out')).toContainText('Mortgage insurance');
});

test('FHA insurance adds the up-front premium to the loan', async ({ haveDraft, page }) => {
  await haveDraft(
    draftWith({ downPayment: 80_000, creditScore: 'poor' }, { mortgageInsurance: true }),
  );
  await open(page, laterPages.calculator);
  // 1.75 % of 320,000.
  await expect(page.getByText('premium of $5,600 is added to the loan')).toBeVisible();
  await expect(summaryRow(page, 'Loan amount')).toContainText('$325,600');
  await openPart(page, 'Your own figures');
  await expect(page.getByText(/FHA.*0\.5% a year.*You pay it for 11 years\./)).toBeVisible();
});

test('closing costs, points and fees raise the cash, points and fees the APR', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(draftWith({}));
  await open(page, laterPages.calculator);
  const cash = page.getByRole('heading', { name: 'Cash you need at closing' }).locator('+ *');
  await expect(cash).toHaveText('$86,400');
  await openPart(page, 'Your own figures');
  await page.getByLabel('Closing costs, percent of the price').fill('3');
  await expect(cash).toHaveText('$98,400');
  await expect(summaryRow(page, 'APR')).toContainText('6.375%');
  await page.getByLabel('Points, percent of the loan').fill('1');
  await page.getByLabel('Other lender fees').fill('1000');
  await expect(cash).toHaveText('$102,600');
  await expect(summaryRow(page, 'Points')).toContainText('$3,200');
  await expect(summaryRow(page, 'APR')).toContainText('6.502%');
});

test("the closing costs that are usual where the home is are the buyer's by one press", async ({
  haveDraft,
  page,
}) => {
  await openOwnFigures(haveDraft, page);
  const take = page.getByRole('button', { name: /^Use [\d.]+%$/ });
  const usual = (await take.textContent())?.replace(/^Use |%$/g, '') ?? '';
  await take.click();
  await expect(page.getByLabel('Closing costs, percent of the price')).toHaveValue(usual);
  await expect(take).toBeDisabled();
  const cash = page.getByRole('heading', { name: 'Cash you need at closing' }).locator('+ *');
  const dollars = 86_400 + Math.round(Number(usual) * 4_000);
  await expect(cash).toHaveText(`$${dollars.toLocaleString('en')}`);
});

test('extra principal ends the loan sooner, and what is saved is said', async ({
  haveDraft,
  page,
}) => {
  await openOwnFigures(haveDraft, page);
  await page.getByLabel('Extra principal a month').fill('200');
  await expect(
    page.getByText(/^The first loan ends 6 years .*sooner and costs \$[\d,]+ less interest\.$/),
  ).toBeVisible();
});

test('the link of what is left out leads to the boxes', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({}));
  await open(page, laterPages.calculator);
  await page.getByRole('link', { name: 'Add what you know' }).click();
  await expect(page.getByLabel('HOA dues a month')).toBeInViewport();
});

test('a draft from before extras opens with none', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: { term: 30, interestRate: 6.375 } }));
  await open(page, laterPages.calculator);
  await expect(page.getByText('You have added nothing yet.')).toBeVisible();
});

test('the rates say what they rest on, in California the least after a sale', async ({
  haveDraft,
  page,
}) => {
  await openOwnFigures(haveDraft, page);
  await expect(page.getByText(/^Property tax: .*\(US Census Bureau, 2019-2023\)$/)).toBeVisible();

  const losAngeles = {
    id: 9_004_206_037,
    zipcode: '90042',
    county_code: 6_037,
    city: 'Los Angeles',
    county: 'Los Angeles County',
    state: 'CA',
    property_tax: 0.011,
    insurance_rate: 0.00264,
  };
  await haveDraft(draftWith({ homeLocation: losAngeles }));
  await open(page, laterPages.calculator);
  await openPart(page, 'Your own figures');
  await expect(page.getByText(/^In California we use at least 1\.1%/)).toBeVisible();
  await expect(page.getByText(/^Property tax: the least that a buyer pays/)).toBeVisible();
});
