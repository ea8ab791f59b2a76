import { completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { choose, enter } from './wizard.ts';

/** What a draft holds that no question page would have taken, and what is then said of which row. */
const faults: readonly [draft: StoredDraft, row: string, message: string][] = [
  [{ homeType: null }, 'Home Type', 'Home type is required'],
  [{ homePlan: null }, 'Home Plan', 'Home plan is required'],
  [
    { homeLocation: null },
    'Home Location',
    'Location is required. Please enter a valid zipcode and select a location from the dropdown.',
  ],
  [{ homePrice: null }, 'Home Price', 'Home price value is required'],
  [{ homePrice: -1 }, 'Home Price', 'Home price must be non-negative'],
  [{ homePrice: 1.5 }, 'Home Price', 'Home price must be an integer'],
  [{ homePrice: 0 }, 'Home Price', 'Home price must be at least 1'],
  [{ householdIncome: null }, 'Household Income', 'Household income value is required'],
  [{ householdIncome: -1 }, 'Household Income', 'Home price must be non-negative'],
  [{ householdIncome: 0.5 }, 'Household Income', 'Home price must be an integer'],
  [{ householdIncome: 0 }, 'Household Income', 'Home price must be at least 1'],
  [{ downPayment: null }, 'Down Payment', 'Down payment value is required'],
  [{ downPayment: -1 }, 'Down Payment', 'Home price must be non-negative'],
  [{ downPayment: 99.99 }, 'Down Payment', 'Home price must be an integer'],
  [{ downPayment: 0 }, 'Down Payment', 'Home price must be at least 1'],
  [{ creditScore: null }, 'Credit Score', 'Credit score is required'],
  [{ housingStatus: null }, 'Housing Status', 'Housing status is required'],
  [{ householdSize: null }, 'Household Size', 'Household size is required'],
  [{ householdSize: 0 }, 'Household Size', 'Home price must be at least 1'],
  [{ householdSize: 9 }, 'Household Size', 'Home price must be at most 8'],
  [{ veteranStatus: null }, 'Veteran Status', 'Housing status is required'],
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
