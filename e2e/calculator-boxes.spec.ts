import type { Page } from '@playwright/test';
import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ buyer }) => {
  await buyer.startsAt('calculator', { calculator: calculatorSettings() });
});

test('shows a dollar sign in the price field, and does not let the buyer edit the location', {
  tag: '@full',
}, async ({ buyer }) => {
  await expect(buyer.field('Location')).toHaveValue('Travis County');
  await expect(buyer.field('Location')).toHaveAttribute('readonly');

  const box = buyer.field('Home Price');
  await box.scrollIntoViewIfNeeded();
  const screenshot = () => box.screenshot({ animations: 'disabled', caret: 'hide' });
  const withSign = await screenshot();
  await box
    .locator('..')
    .getByText('$', { exact: true })
    .evaluate((sign) => {
      sign.style.visibility = 'hidden';
    });
  expect((await screenshot()).equals(withSign)).toBe(false);
});

test('uses the buyer’s tax and insurance rates until the buyer resets them with a click', {
  tag: '@full',
}, async ({ buyer }) => {
  const payment = buyer.payment;
  const [before = ''] = await payment.allTextContents();
  await buyer.opensPart('Add what you know');
  const tax = buyer.field('Property tax per year');
  await expect(tax).toHaveValue('1.535');

  await tax.fill('2.5');
  await buyer.enters('Home insurance per year', '0.5');
  await expect(payment).not.toHaveText(before);
  await tax.fill('11');
  await expect(buyer.errors).toHaveText('The rate must be from 0 to 10%');

  await buyer.presses('Use the county’s rates');
  await expect(tax).toHaveValue('1.535');
  await expect(payment).toHaveText(before);
});

test('keeps every change after a reload and shows the changes in the summary', async ({
  buyer,
  page,
}) => {
  const boxes = {
    'Home Price': '350,000',
    'Down Payment': '70,000',
    'Interest Rate': '6',
    'HOA dues per month': '250',
  };
  await buyer.opensPart('Add what you know');
  for (const [label, value] of Object.entries(boxes)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  const debts = buyer.field('Other debt payments per month');
  await buyer.opensDetail('Each month');
  await buyer.opensPart('what lenders allow');
  await debts.fill('1,071');
  const growth = buyer.field('The home’s value changes each year by');
  await buyer.opensDetail('Later');
  await buyer.opensPart('If you sell');
  await growth.fill('3.5');
  await buyer.picks('Term', '15 Years');
  const loan = page.getByText(/^Loan \$280,000, 15 years at 6%, \$70,000 down\./);
  await expect(loan).toBeVisible();

  await page.reload();
  await expect(loan).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await buyer.opensPart('Add what you know');
  for (const [label, value] of Object.entries(boxes)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await buyer.opensDetail('Each month');
  await buyer.opensPart('what lenders allow');
  await expect(debts).toHaveValue('1,071');
  await buyer.opensDetail('Later');
  await buyer.opensPart('If you sell');
  await expect(growth).toHaveValue('3.5');

  await page.goto('/quote/confirmation');
  await buyer.arrivesAt('confirmation');
  await expect(buyer.row('Home Price')).toContainText('$350,000');
  await expect(buyer.row('Down Payment')).toContainText('$70,000');
});

// `read-number.test.ts` and `input-checks.test.ts` check every text format and every limit.
test('rejects text that is not a number, and never shows an invalid amount', async ({
  buyer,
  page,
}) => {
  const interest = buyer.rate;
  await interest.fill('6,5');
  await interest.blur();
  await expect(interest).toHaveValue('6.5');
  await buyer.sees(/30 years at 6\.5%/);

  const price = buyer.field('Home Price');
  for (const [box, typed, message] of [
    [interest, '1e1', 'Enter a percentage like 6.375, with at most three decimal places.'],
    [price, '1e6', 'Enter the amount in digits, like 400,000.'],
    [price, '350000.50', 'Home price must be an integer'],
  ] as const) {
    await box.fill(typed);
    await box.blur();
    await expect(buyer.errors).toHaveText([message]);
    await expect(box).not.toHaveValue('');
    await buyer.sees(/^Loan \$320,000, 30 years at 6\.5%/);
    await box.fill(box === price ? '400000' : '6.5');
  }

  await buyer.opensPart('Add what you know');
  for (const label of [
    'Home Price',
    'Interest Rate',
    'Property tax per year',
    'HOA dues per month',
  ]) {
    const box = page.getByLabel(label, { exact: true });
    for (const typed of ['', '-5', '.', '1e9', '9999999999999']) {
      await box.fill('');
      await box.pressSequentially(typed);
      await expectFigures(page);
    }
    await box.blur();
    await expectFigures(page);
  }
});

async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|undefined|null|-\$|\$-/);
  for (const payment of await page.locator('[data-payment]').allTextContents()) {
    expect(payment).toMatch(/^\$[\d,]+(\.\d\d)?(\/month)?$/);
  }
}
