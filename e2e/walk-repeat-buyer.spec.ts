import { sanJoseBuyer } from './drafts.ts';
import { picture } from './pictures.ts';
import { expect, test } from './test.ts';

const folder = 'a-repeat-buyer-in-san-jose';

test('a repeat buyer in San Jose does not qualify, and learns why and what to do', {
  tag: '@phone',
}, async ({ buyer, page }) => {
  await buyer.has(sanJoseBuyer);

  await test.step('She sees what may help, and what would open more', async () => {
    await buyer.opens('programs');
    await expect(buyer.part(/^Fits now/)).toHaveCount(0);
    await expect(buyer.part(/^Ask the agency first/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to get more help' })).toBeVisible();
    await picture(page, `${folder}/1-programs`);
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
  });

  const { answer } = buyer;
  await test.step('She reads what she did not qualify for, and what she can have', async () => {
    await expect(answer).toContainText(
      /Did Not Qualifyfor monthly payment lowering\. A traditional VA loan would cost \$[\d,.]+ a month\./,
    );
    await expect(page.getByRole('heading', { name: 'MORTGAGE PAYMENT', exact: true })).toHaveCount(
      0,
    );
    await expect(answer.getByText('TRADITIONAL PAYMENT')).toBeVisible();
    await expect(answer.locator('[data-payment]').last()).toHaveText(/^\$[\d,.]+\/month$/);
    await expect(answer).not.toContainText('lowers your monthly payments');
    await picture(page, `${folder}/2-calculator`);
  });

  await test.step('She reads what would change it, and that a VA lender collects taxes', async () => {
    await expect(answer).toContainText(/Increase your down payment by \$[\d,.]+/);
    await expect(answer).toContainText(/to reduce your monthly payments by \$[\d,.]+ a month/);
    await expect(answer).toContainText('VA collects taxes and insurance every month.');
    await expect(answer).toContainText(/a home for \$[\d,]+ or less would qualify/);
    await expect(answer.getByRole('button', { name: 'Increase Down Payment' })).toBeVisible();
  });

  await test.step('She sees the cash that she needs, and who to call', async () => {
    await expect(
      page.getByRole('heading', { name: /^You are \$[\d,.]+ short at closing$/ }),
    ).toBeVisible();
    await buyer.seesWhoToCall();
  });
});
