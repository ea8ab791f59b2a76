import { openDetail, openPart, openTerms, partOf, termsBlock } from './calculator.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { summaryRow } from './wizard.ts';

const rates = { propertyTax: 0.011, insurance: 0.005 };

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

/** Returns a draft in the format used before the calculator had extras, with these settings. */
function draftWith(answers: StoredDraft, settings: StoredDraft = {}): StoredDraft {
  const calculator = calculatorSettings({ ...rates, ...settings });
  return completeDraft({ ...answers, cash: null, calculator });
}

test('counts extra costs only if the buyer adds them, and removes them with one click', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(draftWith({}, { closingCosts: 0 }));
  await open(page, laterPages.calculator);
  const payment = page.locator('[data-payment]').first();
  const cash = page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: 'Cash you need at closing' }) })
    .getByRole('definition');
  const dues = page.getByLabel('HOA dues per month');
  const closingCosts = page.getByLabel('Closing costs, percent of the price');
  await expect(payment).toHaveText('$2,189/month');
  await expect(cash).toHaveText('$86,400');
  let average = 0;

  await test.step('adds dues to the payment but not to the savings', async () => {
    await openPart(page, 'What this leaves out');
    await page.getByRole('button', { name: 'Add what you know' }).click();
    await expect(dues).toBeInViewport();
    await dues.fill('250');
    await expect(payment).toHaveText('$2,439/month');
    await expect(page.getByText('Includes $250 that you added.')).toBeVisible();
    await expect(page.getByText('lowers your monthly payments by')).toContainText('$340.72/month');
    await openTerms(page);
    await expect(termsBlock(page)).toContainText('do not include the HOA dues that you added');
  });

  await test.step('adds all closing costs to the cash, but only points and fees to the APR', async () => {
    await closingCosts.fill('3');
    await expect(cash).toHaveText('$98,400');
    await expect(summaryRow(page, 'APR')).toContainText('6.375%');
    await page.getByLabel('Points, percent of the loan').fill('1');
    await page.getByLabel('Other lender fees').fill('1000');
    await expect(cash).toHaveText('$102,600');
    await expect(summaryRow(page, 'Points')).toContainText('$3,200');
    await expect(summaryRow(page, 'APR')).toContainText('6.502%');
  });

  await test.step('fills in the state’s typical closing costs with one click', async () => {
    const take = page.getByRole('button', { name: /^Use [\d.]+%$/ });
    const usual = (await take.textContent())?.replace(/^Use |%$/g, '') ?? '';
    await take.click();
    await expect(closingCosts).toHaveValue(usual);
    await expect(take).toBeDisabled();
    average = Math.round(Number(usual) * 4_000);
    await expect(cash).toHaveText(`$${(86_400 + 4_200 + average).toLocaleString('en')}`);
  });

  await test.step('ends the loan sooner with extra principal', async () => {
    await page.getByLabel('Extra principal per month').fill('200');
    await expect(
      page.getByText(/^The first loan ends 6 years .*sooner and costs \$[\d,]+ less interest\.$/),
    ).toBeVisible();
  });

  await test.step('removes everything with one click, except the average', async () => {
    await page.getByRole('button', { name: 'Remove everything I added' }).click();
    await expect(payment).toHaveText('$2,189/month');
    await expect(cash).toHaveText(`$${(86_400 + average).toLocaleString('en')}`);
    await expect(dues).toHaveValue('0');
    await expect(page.getByText(/^Property tax: .*\(US Census Bureau, 2019-2023\)$/)).toBeVisible();
  });
});

test('shows the cost, end and sources of mortgage insurance on a loan above 80 %', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(draftWith({ downPayment: 80_000 }));
  await open(page, laterPages.calculator);
  const leftOut = partOf(page, 'What this leaves out');
  await openPart(page, 'What this leaves out');
  await expect(leftOut).not.toContainText(/mortgage insurance/i);
  await page.getByLabel('Down Payment').fill('79999');
  await expect(leftOut).toContainText('Mortgage insurance');
  await expect(leftOut).toContainText('Interest on the line of credit');
  await page.getByLabel('Down Payment').fill('12000');
  await expect(leftOut).not.toContainText('line of credit');
  await page.getByLabel('Down Payment').fill('40000');
  // 0.46 % of 360,000 a year.
  await expect(leftOut).toContainText(/about \$138 a month/);
  await openPart(page, 'Add what you know');
  await page.getByRole('switch', { name: 'Count mortgage insurance' }).click();

  await expect(page.getByText('Includes $138 that you added.')).toBeVisible();
  await expect(
    page.getByText(/^\$138 a month for \d+ months, at 0\.46% of the loan/),
  ).toBeVisible();
  await expect(
    page.getByText(
      /It ends when you owe 78% of the price\. You may ask to end it when you owe 80%/,
    ),
  ).toBeVisible();
  await expect(page.getByText('Rates are for a one-unit home that you live in.')).toBeVisible();
  await expect(page.getByText(/\(MGIC\), 2018; Essent Guaranty, 2019/)).toBeVisible();
  await expect(leftOut).not.toContainText(/mortgage insurance/i);
  await openTerms(page);
  await expect(termsBlock(page)).toContainText(
    /include mortgage insurance for the first \d+ months/,
  );
  await expect(summaryRow(page, 'APR')).toContainText(/^APR6\.[4-9]\d*%/);
});

test('adds the FHA premium to the loan, and uses California’s tax floor', async ({
  haveDraft,
  page,
}) => {
  const answers = { homeLocation: losAngeles, downPayment: 80_000, creditScore: 'poor' };
  await haveDraft(draftWith(answers, { mortgageInsurance: true }));
  await open(page, laterPages.calculator);
  // 1.75 % of 320,000.
  await expect(page.getByText('premium of $5,600 is added to the loan')).toBeVisible();
  await openTerms(page);
  await expect(summaryRow(page, 'Loan amount')).toContainText('$325,600');
  await openDetail(page, 'Each month');
  await expect(partOf(page, 'Does it fit your income?')).toContainText(
    'within the FHA loan limit for Los Angeles County',
  );
  await openPart(page, 'Add what you know');
  await expect(page.getByText(/FHA.*0\.5% a year.*You pay it for 11 years\./)).toBeVisible();
  const basis = page.getByText(/^Property tax: the least that a buyer pays/);
  await expect(basis.and(page.locator('fieldset p'))).toBeVisible();
});
