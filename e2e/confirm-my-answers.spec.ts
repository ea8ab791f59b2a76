import { expectAccessible } from './accessibility.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, enter, summaryRow } from './wizard.ts';

// `confirm-draft.test.ts` checks the message for every problem.
test('reports a quote’s problems one at a time, in summary order', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homePlan: null, householdIncome: 0 }));
  await open(page, laterPages.confirmation);
  const confirm = page.getByRole('button', { name: 'Confirm Info' });
  const icon = summaryRow(page, 'Home Plan').locator('svg');
  await expect(icon).toHaveCount(0);

  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Home plan is required');
  await expect(icon).toBeVisible();
  await onPage(page, 'Confirm Info');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Home Plan' }).click();
  await choose(page, 'Home Plans', 'Primary Residence');
  await onPage(page, 'Confirm Info');
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Home price must be at least 1');

  await page.getByRole('link', { name: 'Go to Household Income' }).click();
  await enter(page, 'Household Income', 74_000);
  await onPage(page, 'Confirm Info');
  await confirm.click();
  await onPage(page, laterPages.programs.heading);
});

test('redirects to the summary if a page needs every answer and one is missing', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ creditScore: null }));
  for (const { address } of [laterPages.programs, laterPages.calculator, laterPages.preApproval]) {
    await page.goto(address);
    await onPage(page, 'Confirm Info');
  }
});
