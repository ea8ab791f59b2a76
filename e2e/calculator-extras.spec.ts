import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './test.ts';

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

/**
 * Returns a draft with these answers and calculator settings, in the format that the app stored
 * before the calculator had extra costs.
 */
function draftWith(answers: StoredDraft, settings: StoredDraft = {}): StoredDraft {
  const calculator = calculatorSettings({ ...rates, ...settings });
  return completeDraft({ ...answers, cash: null, calculator });
}

test('includes extra costs only if the buyer adds them, and removes them with one click', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', draftWith({}, { closingCosts: 0 }));
  const payment = buyer.payment;
  const cash = page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: 'Cash you need at closing' }) })
    .getByRole('definition');
  const dues = buyer.field('HOA dues per month');
  const closingCosts = buyer.field('Closing costs, percent of the price');
  await expect(payment).toHaveText('$2,189');
  // Includes the assumed 1 % of the loan, and 15 days of interest: 320,000 x 6.375 % x 15/365.
  await expect(cash).toHaveText('$90,439');
  let average = 0;

  await test.step('adds HOA dues to the payment but does not count them in the savings', async () => {
    await buyer.opensPart('What this leaves out');
    await buyer.presses('Add what you know');
    await expect(dues).toBeInViewport();
    await dues.fill('250');
    await expect(payment).toHaveText('$2,439');
    await buyer.sees('Includes $250 that you added.');
    await expect(page.getByText('lowers your monthly payments by')).toContainText('$340.72/month');
    await buyer.opensTerms();
    await expect(buyer.terms).toContainText('do not include the HOA dues that you added');
  });

  await test.step('includes all closing costs in the cash, but only points and fees in the APR', async () => {
    await closingCosts.fill('3');
    await expect(cash).toHaveText('$102,439');
    await expect(buyer.row('APR, estimated').first()).toContainText('6.50%');
    await buyer.enters('Points, percent of the loan', '1');
    await buyer.enters('Lender fees', '1000');
    // The points add 3,200, and the fees are 1,000 instead of 3,200.
    await expect(cash).toHaveText('$103,439');
    await expect(buyer.row('Points')).toContainText('$3,200');
    await expect(buyer.row('APR, estimated').first()).toContainText('6.53%');
  });

  await test.step('fills in the state’s typical closing costs with one click', async () => {
    const take = buyer.button(/^Use [\d.]+%$/);
    const usual = (await take.textContent())?.replace(/^Use |%$/g, '') ?? '';
    await take.click();
    await expect(closingCosts).toHaveValue(usual);
    await expect(take).toBeDisabled();
    average = Math.round(Number(usual) * 4_000);
    await expect(cash).toHaveText(`$${(86_400 + 4_200 + 839 + average).toLocaleString('en')}`);
  });

  await test.step('shortens the loan if the buyer pays extra principal', async () => {
    await buyer.enters('Extra principal per month', '200');
    await buyer.sees(/^The first loan ends 6 years .*sooner and saves \$[\d,]+ in interest\.$/);
  });

  await test.step('removes all extra costs with one click, but keeps the average closing costs', async () => {
    await buyer.presses('Remove everything I added');
    await expect(payment).toHaveText('$2,189');
    await expect(cash).toHaveText(`$${(90_439 + average).toLocaleString('en')}`);
    await expect(dues).toHaveValue('');
    await buyer.sees(/^Property tax: .*\(US Census Bureau, 2019-2023\)$/);
  });
});

test('shows the cost, end and sources of mortgage insurance for a loan above 80% of the price', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.startsAt('calculator', draftWith({ downPayment: 80_000 }));
  const { answer } = buyer;
  const notInIt = answer.getByText(/^Not in it:/);
  await expect(notInIt).not.toContainText('mortgage insurance');
  await buyer.enters('Down Payment', '79999');
  await expect(notInIt).toContainText('mortgage insurance');
  await expect(answer).toContainText('Owed later, with interest');
  await buyer.enters('Down Payment', '12000');
  await expect(answer).toContainText('Owed laterNothing besides your mortgage');
  await buyer.enters('Down Payment', '40000');
  // The monthly cost is 0.46 % of 360,000 per year, divided by 12.
  await expect(notInIt).toContainText(/mortgage insurance \$138\.$/);
  await expect(answer).toContainText('APR, estimated6.80%');
  await buyer.opensPart('What this leaves out');
  await buyer.opensPart('Add what you know');
  await page.getByRole('switch', { name: 'Count mortgage insurance' }).click();

  await buyer.sees('Includes $138 that you added.');
  await buyer.sees(/^\$138 a month for \d+ months, at 0\.46% of the loan/);
  await buyer.sees(
    /It ends when you owe 78% of the price\. You may ask to end it when you owe 80%/,
  );
  await buyer.sees('Rates are for a one-unit home that you live in.');
  await buyer.sees(/\(MGIC\), 2018; Essent Guaranty, 2019/);
  await expect(notInIt).not.toContainText('mortgage insurance');
  await buyer.opensTerms();
  await expect(buyer.terms).toContainText(/include mortgage insurance for the first \d+ months/);
  // The switch changes only the payment.
  await expect(answer).toContainText('APR, estimated6.80%');
});

test('adds the FHA premium to the loan, and uses California’s tax floor', async ({
  buyer,
  page,
}) => {
  const answers = { homeLocation: losAngeles, downPayment: 80_000, creditScore: 'poor' };
  await buyer.startsAt('calculator', draftWith(answers, { mortgageInsurance: true }));
  // The FHA premium is 1.75 % of 320,000.
  await buyer.sees('premium of $5,600 is added to the loan');
  await buyer.opensTerms();
  await expect(buyer.row('Loan amount')).toContainText('$325,600');
  await buyer.opensDetail('Each month');
  await expect(buyer.part('Does it fit your income?')).toContainText(
    'within the FHA loan limit for Los Angeles County',
  );
  await buyer.opensPart('Add what you know');
  await buyer.sees(/FHA.*0\.5% a year.*You pay it for 11 years\./);
  const basis = page.getByText(/^Property tax: the least a buyer pays/);
  await expect(basis.and(page.locator('fieldset p'))).toBeVisible();
});
