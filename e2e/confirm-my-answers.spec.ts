import { completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { choose, enter } from './wizard.ts';

/** What no question page would have accepted. `confirm-draft.test.ts` has the message of every fault. */
const faults: readonly [draft: StoredDraft, row: string, message: string][] = [
  [{ homePlan: null }, 'Home Plan', 'Home plan is required'],
  [{ householdSize: 9 }, 'Household Size', 'Home price must be at most 8'],
];

for (const [draft, row, message] of faults) {
  test(`a draft with ${JSON.stringify(draft)} is not confirmed: ${message}`, async ({
    haveDraft,
    page,
  }) => {
    await haveDraft(completeDraft(draft));
    await open(page, laterPages.confirmation);
    await expect(summaryRow(page, row).locator('svg')).toHaveCount(0);

    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('link', { name: `Go to ${row}` })).toBeVisible();
    await expect(summaryRow(page, row).locator('svg')).toBeVisible();
    await onPage(page, 'Confirm Info');
  });
}

test('the first fault in the order of the summary is told, then the next', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ homePlan: null, householdIncome: 0 }));
  await open(page, laterPages.confirmation);
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await expect(page.getByRole('alert')).toContainText('Home plan is required');

  await page.getByRole('link', { name: 'Go to Home Plan' }).click();
  await choose(page, 'Home Plans', 'Primary Residence');
  await onPage(page, 'Confirm Info');
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await expect(page.getByRole('alert')).toContainText('Home price must be at least 1');

  await page.getByRole('link', { name: 'Go to Household Income' }).click();
  await enter(page, 'Household Income', 74_000);
  await onPage(page, 'Confirm Info');
  await page.getByRole('button', { name: 'Confirm Info' }).click();
  await onPage(page, laterPages.programs.heading);
});

test('a page that needs every answer leads back to the one that shows which is missing', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ creditScore: null }));
  for (const { address } of [laterPages.programs, laterPages.calculator, laterPages.preApproval]) {
    await page.goto(address);
    await onPage(page, 'Confirm Info');
  }
});
