import { expectAccessible } from './accessibility.ts';
import { laterPages } from './pages.ts';
import { expect, test } from './test.ts';

// `confirm-draft.test.ts` checks the message for every problem.
test('shows the problems of a quote one at a time, in the order of the summary', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('confirmation', { homePlan: null, householdIncome: 0 });
  const confirm = buyer.button('Confirm Info');
  const icon = buyer.row('Home Plan').locator('svg');
  await expect(icon).toHaveCount(0);

  await confirm.click();
  await expect(buyer.errors).toContainText('Home plan is required');
  await expect(icon).toBeVisible();
  await buyer.arrivesAt('confirmation');
  await expectAccessible(page);

  await buyer.follows('Go to Home Plan');
  await buyer.answers('Home Plans', 'Primary Residence');
  await buyer.arrivesAt('confirmation');
  await confirm.click();
  await expect(buyer.errors).toContainText('Home price must be at least 1');

  await buyer.follows('Go to Household Income');
  await buyer.answers('Household Income', 74_000);
  await buyer.arrivesAt('confirmation');
  await confirm.click();
  await buyer.arrivesAt('programs');
});

test('redirects to the summary if a page needs every answer and an answer is missing', async ({
  buyer,
  page,
}) => {
  await buyer.has({ creditScore: null });
  for (const { address } of [laterPages.programs, laterPages.calculator, laterPages.preApproval]) {
    await page.goto(address);
    await buyer.arrivesAt('confirmation');
  }
});
