import { calculatorSettings } from './drafts.ts';
import { expect, test } from './test.ts';

const TITLE = 'Does it fit your income?';

test.beforeEach(async ({ buyer }) => {
  const calculator = calculatorSettings({ propertyTax: 0.011, insurance: 0.005 });
  await buyer.has({ householdIncome: 120_000, calculator });
});

test('compares the payment with income, and the loan with the county’s limit', async ({
  buyer,
}) => {
  await buyer.opens('calculator');
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

test('lets the buyer load the loan limit again after a failure', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 400/);
  await page.route('**/api/counties/*', (route) => route.fulfill({ status: 400 }));
  await buyer.opens('calculator');
  await buyer.opensDetail('Each month');
  const part = buyer.part(TITLE);
  await expect(part).toContainText(/We could not load the .* loan limit/);
  await expect(buyer.figure(part, 'For the home')).toContainText('% of income');

  await page.unroute('**/api/counties/*');
  await part.getByRole('button', { name: 'Look it up again' }).click();
  await expect(part).toContainText('$832,750');
});
