import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessibility.ts';
import type { Buyer } from './buyer.ts';
import { calculatorSettings, detroitBuyer } from './drafts.ts';
import { expect, test } from './test.ts';

const TITLE = 'Does it fit your income?';

/** An Austin buyer with an income of $10,000 a month. */
const austinBuyer = {
  householdIncome: 120_000,
  calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
};

test('compares the payment with income, and the loan with the county’s limit', async ({
  buyer,
}) => {
  await buyer.startsAt('calculator', austinBuyer);
  await buyer.opensDetail('Each month');
  const part = buyer.part(TITLE);
  await buyer.opensPart('what lenders allow');
  const debts = part.getByLabel('Other debt payments per month');

  await test.step('compares a $2,529.72 payment with a $10,000 monthly income', async () => {
    await expect(buyer.figure(part, 'For the home')).toHaveText('25.3% of income');
    await expect(buyer.figure(part, 'With other debts')).toHaveText('25.3% of income');
    await debts.fill('1070');
    await expect(buyer.figure(part, 'For the home')).toHaveText('25.3% of income');
    await expect(buyer.figure(part, 'With other debts')).toHaveText('36% of income');
    await expect(part).toContainText('Within a common guide');
    await debts.fill('1071');
    await expect(part).toContainText('Over a common guide');
  });

  await test.step('compares a 46 % debt-to-income ratio with lenders’ guidelines', async () => {
    await debts.fill('2071');
    const guides = part.getByRole('listitem');
    await expect(guides).toHaveCount(4);
    await expect(guides.filter({ hasText: 'Fannie Mae, good score' })).toContainText('over');
    await expect(guides.filter({ hasText: 'Fannie Mae, automated review' })).toContainText(
      'within',
    );
    await expect(guides.filter({ hasText: 'Fannie Mae, manual review' })).toContainText(
      'Fannie Mae, 2022',
    );
  });

  await test.step('compares the loan with the conforming loan limit to the dollar', async () => {
    await buyer.enters('Home Price', '1000000');
    await buyer.enters('Down Payment', '167250');
    await expect(part).toContainText(
      'The loan is within the conforming loan limit for Travis County: $832,750.',
    );
    await expect(part).toContainText('Federal Housing Finance Agency, 2026.');
    await buyer.enters('Down Payment', '167249');
    await expect(part).toHaveCount(0);
    await expect(buyer.answer).toContainText('You would borrow $832,751.');
  });
});

test('lets the buyer retry loading the loan limit after a failure', { tag: '@full' }, async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.route('**/api/counties/*', (route) => route.fulfill({ status: 400 }));
  await buyer.startsAt('calculator', austinBuyer);
  await buyer.opensDetail('Each month');
  const part = buyer.part(TITLE);
  await expect(part).toContainText(/We could not load the .* loan limit/);
  await expect(buyer.figure(part, 'For the home')).toContainText('% of income');

  await page.unroute('**/api/counties/*');
  await part.getByRole('button', { name: 'Look it up again' }).click();
  await expect(part).toContainText('$832,750');
});

test('shows the highest price with each program, and moves all prices at once', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  await buyer.startsAt('price', detroitBuyer);
  await buyer.sees('Wayne County, $48,000 a year, 3 people, score 620 to 659');
  const without = buyer.articles.filter({ hasText: 'Without help' });
  const first = await dollarsIn(without);

  await test.step('shows the payment, the cash and the loan terms of a bar when the buyer opens it', async () => {
    await expect(highestPrice(page)).toHaveText(/^\$\d{3},\d{3}$/);
    await expect(without).toContainText('Limited by: your payment');
    await without.getByRole('button').first().click();
    await expect(buyer.figure(without, 'Each month, all in')).toHaveText('$1,240');
    await expect(buyer.figure(without, 'Cash at closing')).toHaveText('$12,000');
    await expect(without).toContainText('Loan details and every payment');
    const first = without.getByText(/^\$[\d,.]+\/month$/).first();
    await expect(first).toHaveText(/^\$1,(239\.[5-9]\d|240)/);
  });

  await test.step('lowers every price under the stricter guideline, and announces the new price to screen readers', async () => {
    await page.getByRole('radio', { name: 'Stricter guide, 28%' }).check();
    await expect(buyer.figure(without, 'Each month, all in')).toHaveText('$1,120');
    const lower = await dollarsIn(without);
    expect(lower).toBeLessThan(first);
    await expect(page.getByRole('status').filter({ hasText: 'Without help, up to' })).toContainText(
      inDollars(lower),
    );
  });

  await test.step('raises every price when the buyer has more cash, and explains why no price fits without cash', async () => {
    await page.getByRole('radio', { name: 'FHA’s guide, 31%' }).check();
    await expect.poll(() => dollarsIn(without)).toBe(first);
    await page.getByRole('slider', { name: 'Your money' }).press('End');
    await expect.poll(() => dollarsIn(without)).toBeGreaterThan(first + 10_000);
    await page.getByRole('slider', { name: 'Your money' }).press('Home');
    await expect(highestPrice(page)).toHaveText('No price fits');
    await buyer.sees(/^No price fits, because your money does not cover closing: it takes \$/);
    const zero = page.getByText('$0', { exact: true }).filter({ visible: true });
    await expect(zero.and(page.locator(':not([aria-hidden] *)'))).toHaveCount(1);
    await page.getByRole('slider', { name: 'Your money' }).press('End');
    await expect(highestPrice(page)).toHaveText(/^\$\d/);
  });

  await test.step('shows how much assistance a raise would cost the buyer, as a list and as a table', async () => {
    const raise = page.getByRole('figure', { name: 'What a raise costs' });
    await expect(raise.getByRole('listitem').first()).toHaveText(
      /^\$[\d,]+ more a year, and you (may )?lose (up to )?\$[\d,]+Above \$[\d,]+, /,
    );
    await raise.getByText('Show as a table').click();
    await expect(raise.getByRole('rowheader').first()).toHaveText(/^\$40,000 to \$[\d,]+$/);
    await expect(raise.getByRole('rowheader').last()).toHaveText(/ to \$140,000$/);
  });

  await test.step('compares the rent with the cost of the home, and keeps the rent in the browser', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
    await page.getByText('Rent or buy', { exact: true }).click();
    await buyer.enters('Rent now, a month', '1050');
    const years = page.getByRole('table', { name: 'Paid so far, and what is yours' });
    const paid = years.getByRole('row', { name: '3 years' }).getByRole('cell').first();
    await expect(paid).toHaveText('$38,900');
    await buyer.enters('Rent grows a year', '20');
    await buyer.sees('This can be from 0% to 15%. We use 15%.');
    await expect(paid).toHaveText('$43,800');
    await buyer.enters('Rent grows a year', '');
    await buyer.sees('Enter a percentage from 0% to 15%. 0% is no growth.');
    await buyer.sees(
      /Here we compare your rent with a home at \$[\d,]+ .* We do not say which is better\./,
    );
    expect(await buyer.stored('latchkey.rent')).toBe('1050');
    expect(requests.filter((one) => one.includes('1050'))).toEqual([]);
  });
  await expectNoSidewaysScroll(page);
});

test('explains that other debts are too high for any price, and applies a price that the buyer can afford', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.startsAt('programs', detroitBuyer);
  await buyer.follows('How much house');
  await buyer.arrivesAt('price');
  await buyer.enters('Other debts per month', '1700');
  await buyer.sees(
    /^No price fits, because your other debts .* bring your other debts down to \$[\d,]+ a month/,
  );
  await expect(page.getByText('no room', { exact: true })).toHaveCount(1);
  await buyer.enters('Other debts per month', '200');
  await expect(highestPrice(page)).toHaveText(/^\$\d/);

  const price = (await highestPrice(page).textContent()) ?? '';
  await buyer.presses(`Use ${price}`);
  await buyer.arrivesAt('programs');
  const { homePrice, calculator } = JSON.parse((await buyer.stored('latchkey.draft')) ?? '{}');
  expect(inDollars(homePrice)).toBe(price);
  expect(calculator.otherDebts).toBe(200);
});

test('finds a price for a buyer who does not know one, and fills in the next questions', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  await buyer.has({
    ...detroitBuyer,
    homePrice: null,
    householdIncome: null,
    downPayment: null,
    creditScore: null,
    housingStatus: null,
    householdSize: null,
    veteranStatus: null,
    profession: [],
  });
  await page.goto('/quote/home-info/price');
  await buyer.isOn('Home Price');
  await buyer.follows('I do not know yet');
  await buyer.arrivesAt('price');

  await buyer.presses('Show the highest price');
  await expect(buyer.errors).toHaveCount(3);
  await buyer.enters('What is your annual household income?', '48000');
  await buyer.enters('How much do you have for a down payment?', '12000');
  await page.getByRole('radio', { name: 'Fair (620 to 659)' }).check();
  await buyer.enters('What do you pay on other debts each month?', '100');
  await buyer.presses('Show the highest price');
  await expect(highestPrice(page)).toHaveText(/^\$\d/);
  await buyer.sees(/Until you answer, we assume a first home, one person in the household/);

  const price = (await highestPrice(page).textContent()) ?? '';
  await buyer.presses(`Use ${price}`);
  await buyer.isOn('Home Price');
  await expect(page.getByRole('textbox')).toHaveValue(price.slice(1));
  await buyer.continues();
  await buyer.isOn('Household Income');
  await expect(page.getByRole('textbox')).toHaveValue('48,000');
  await buyer.continues();
  await buyer.isOn('Down Payment');
  await expect(page.getByRole('textbox')).toHaveValue('12,000');
  await buyer.continues();
  await buyer.isOn('Credit Score');
  await expect(buyer.chosen).toHaveText('Fair (620 to 659)');
});

test('reloads the programs after a failure, and prints the prices on one page', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.route('**/api/quotes/prices', (route) => route.fulfill({ status: 400 }));
  await buyer.has(detroitBuyer);
  await page.goto('/quote/price');
  await buyer.sees('We could not load the programs for these prices. Try again.');
  await page.unroute('**/api/quotes/prices');
  await buyer.presses('Try again');
  await expect(highestPrice(page)).toHaveText(/^\$\d/);

  await page.getByText('Rent or buy', { exact: true }).click();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const sheet = await buyer.seesOnPaper();
  await expect(sheet).toContainText(/^Your actual rate, payment, and costs could be higher\./);
  await expect(sheet.getByRole('rowheader', { name: 'Without help' })).toBeVisible();
  await expect(sheet).toContainText('What a raise costs');
  await expect(sheet.getByRole('rowheader', { name: '10 years' })).toBeVisible();
});

function highestPrice(page: Page) {
  return page.locator('[data-highest-price]');
}

/** Returns the price that a bar shows, in dollars. */
async function dollarsIn(bar: ReturnType<Buyer['part']>): Promise<number> {
  const [price = ''] = ((await bar.first().textContent()) ?? '').match(/\$[\d,]+/) ?? [];
  return Number(price.replace(/[$,]/g, ''));
}

function inDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
