import type { Page } from '@playwright/test';
import { openPart } from './calculator-parts.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';

for (const path of [laterPages.calculator.address, '/quote/home-info/price']) {
  test(`the dollar sign is seen in the box at ${path}`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft());
    await page.goto(path);
    const box = page.getByLabel(/price/i).first();
    await box.scrollIntoViewIfNeeded();
    const sign = page.getByText('$', { exact: true }).first();
    const seen = () => box.screenshot({ animations: 'disabled', caret: 'hide' });
    const withSign = await seen();
    await sign.evaluate((each) => {
      each.style.visibility = 'hidden';
    });
    expect((await seen()).equals(withSign)).toBe(false);
  });
}

test('own tax and insurance figures count until they are given up', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  const payment = page.locator('[data-payment]').first();
  const [before = ''] = await payment.allTextContents();
  await openPart(page, 'Your own figures');
  const tax = page.getByLabel('Property tax a year');
  await expect(tax).toHaveValue('1.535');

  await tax.fill('2.5');
  await page.getByLabel('Home insurance a year').fill('0.5');
  await expect(payment).not.toHaveText(before);
  await tax.fill('11');
  await expect(page.getByRole('alert')).toHaveText('The rate must be from 0 to 10 %');

  await page.getByRole('button', { name: 'Use the county’s rates' }).click();
  await expect(tax).toHaveValue('1.535');
  await expect(payment).toHaveText(before);
});

test('what is changed here counts everywhere, also after a reload', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  await page.getByLabel('Home Price').fill('350000');
  await page.getByLabel('Down Payment').fill('70000');
  await page.getByLabel('Interest Rate').fill('6');
  await page.getByRole('combobox', { name: 'Term' }).click();
  await page.getByRole('option', { name: '15 Years' }).click();
  await expect(page.getByText(/^Loan \$280,000, 15 years at 6%, 6% APR\./)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Loan \$280,000, 15 years at 6%, 6% APR\./)).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();

  await page.goto('/quote/confirmation');
  await onPage(page, 'Confirm Info');
  await expect(summaryRow(page, 'Home Price')).toContainText('$350,000');
  await expect(summaryRow(page, 'Down Payment')).toContainText('$70,000');
});

test('reads a decimal comma in a rate, and refuses what is no number', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
  const interest = page.getByLabel('Interest Rate');
  await interest.fill('6,5');
  await interest.blur();
  await expect(interest).toHaveValue('6.5');
  await expect(page.getByText(/30 years at 6\.5%/)).toBeVisible();

  const price = page.getByLabel('Home Price');
  for (const [box, typed, message] of [
    [interest, '1e1', 'Enter a percent like 6.375, with at most three decimals.'],
    [price, '1e6', 'Enter the amount in digits, like 400,000.'],
    [price, '350000.50', 'Home price must be an integer'],
  ] as const) {
    await box.fill(typed);
    await box.blur();
    await expect(page.getByRole('alert')).toHaveText([message]);
    await expect(box).not.toHaveValue('');
    await expect(page.getByText(/^Loan \$320,000, 30 years at 6\.5%/)).toBeVisible();
    await box.fill(box === price ? '400000' : '6.5');
  }
});

test('the location is only read', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.calculator);
  await expect(page.getByLabel('Location')).toHaveValue('Travis County');
  await expect(page.getByLabel('Location')).toHaveAttribute('readonly');
});

const oddities = ['', '-', '.', '-5', '0', '1', '9999999999999', '1e9', 'abc', '0.000001', '100.5'];

for (const label of [
  'Home Price',
  'Down Payment',
  'Interest Rate',
  'Property tax a year',
  'Home insurance a year',
  'HOA dues a month',
  'Extra principal a month',
  'Closing costs, percent of the price',
  'Points, percent of the loan',
  'Other lender fees',
  'Other debts a month',
  'The home’s value changes a year by',
]) {
  test(`whatever is typed as ${label}, every figure is a figure`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft({ calculator: calculatorSettings() }));
    await open(page, laterPages.calculator);
    await openPart(page, 'Your own figures');
    const box = page.getByLabel(label, { exact: true });
    for (const typed of oddities) {
      await box.fill('');
      await box.pressSequentially(typed);
      await expectFigures(page);
    }
    await box.blur();
    await expectFigures(page);
  });
}

async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|null|-\$|\$-/);
  for (const payment of await page.locator('[data-payment]').allTextContents()) {
    expect(payment).toMatch(/^\$[\d,]+(\.\d\d)?(\/month)?$/);
  }
}
