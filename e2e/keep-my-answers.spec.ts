import { alerts } from './alert.ts';
import { buyers } from './buyers.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { choose, chooseLocation, enter } from './wizard.ts';

const { location } = buyers['a teacher in Austin'];

test('answers outlive a reload in the middle', async ({ page }) => {
  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', 'Condo');
  await chooseLocation(page, location);
  await choose(page, 'Home Plans', 'Vacation Home');
  await onPage(page, 'Home Price');

  await page.reload();
  await enter(page, 'Home Price', 385_000);
  await onPage(page, 'Household Income');

  await page.reload();
  await page.goto('/quote/confirmation');
  await expect(summaryRow(page, 'Home Type')).toContainText('Condo');
  await expect(summaryRow(page, 'Home Plan')).toContainText('Vacation Home');
  await expect(summaryRow(page, 'Home Location')).toContainText('78704, Austin, Travis County, TX');
  await expect(summaryRow(page, 'Home Price')).toContainText('$385,000');
  await expect(summaryRow(page, 'Household Income')).toContainText('Not answered yet');
});

test('answers outlive a closed tab', async ({ context, page }) => {
  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', 'Multi-Family');
  await onPage(page, 'Home Location');
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('link', { name: 'Continue my quote' }).click();
  await onPage(tab, 'Home Type');
  await expect(tab.getByRole('button', { name: 'Multi-Family' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('keeps an amount that is typed but not continued, and does not count it as the answer', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  await page.goto('/quote/home-info/price');
  const box = page.getByRole('textbox');
  await box.fill('385000');
  await page.getByRole('link', { name: 'Back' }).click();
  await choose(page, 'Home Plans', 'Primary Residence');
  await expect(box).toHaveValue('385,000');
  await page.reload();
  await expect(box).toHaveValue('385,000');

  await page.goto('/quote/confirmation');
  await expect(summaryRow(page, 'Home Price')).toContainText('$400,000');
  await page.getByRole('link', { name: 'Edit Home Price' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(summaryRow(page, 'Home Price')).toContainText('$385,000');
});

test('does not open the keyboard of a phone over a question', { tag: '@phone' }, async ({
  haveDraft,
  isMobile,
  page,
}) => {
  await haveDraft(completeDraft({ homeLocation: null }));
  for (const address of ['/quote/home-info/location', '/quote/home-info/price']) {
    await page.goto(address);
    const field = page.getByRole(address.endsWith('price') ? 'textbox' : 'combobox');
    await expect(field).toBeVisible();
    if (isMobile) await expect(field).not.toBeFocused();
    else await expect(field).toBeFocused();
  }
});

test('each page shows the answer that was given before', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ profession: ['education', 'healthcare'] }));

  await page.goto('/quote/home-info/price');
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
  await page.goto('/quote/home-info/location');
  await expect(page.getByText('78704, Austin, Travis County, TX')).toBeVisible();
  await page.goto('/quote/personal-info/household-size');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('2');
  await page.goto('/quote/personal-info/profession');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Education', 'Healthcare']);
});

test('a confirmed quote is saved once and brought up to date after that', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft());
  const savedQuotes = () => page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  const confirm = async () => {
    await open(page, laterPages.confirmation);
    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await onPage(page, laterPages.programs.heading);
  };

  await confirm();
  const [created] = await savedQuotes();
  expect(created).toMatchObject({ homePrice: 400_000, createdAt: created.updatedAt });
  expect(created.id).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);

  await page.goto('/quote/home-info/price?edit');
  await enter(page, 'Home Price', 390_000);
  await confirm();
  const [updated, ...others] = await savedQuotes();
  expect(others).toEqual([]);
  expect(updated).toMatchObject({
    id: created.id,
    createdAt: created.createdAt,
    homePrice: 390_000,
  });
  expect(updated.updatedAt > created.updatedAt).toBe(true);
});

for (const page of [
  laterPages.calculator,
  laterPages.preApproval,
  { ...laterPages.programs, heading: /We found/ },
]) {
  test(`clears the answers from the footer of ${page.name}`, async ({ page: tab, store }) => {
    await store({ 'latchkey.draft': JSON.stringify(completeDraft()), quotes: '[]' });
    await open(tab, page);
    await tab.getByRole('button', { name: 'Clear my answers' }).click();
    await onPage(tab, 'Your path to lower monthly payments');
    await expect(alerts(tab)).toContainText('Your answers are gone from this browser.');
    await expect(tab.getByRole('link', { name: 'Continue my quote' })).toBeHidden();
    expect(await tab.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('clears expired quotes from storage at the start, on any page', async ({ page, store }) => {
  const [old, recent] = ['2026-01-05T18:00:00.000Z', new Date().toISOString()].map((updatedAt) => ({
    ...completeDraft(),
    id: crypto.randomUUID(),
    createdAt: updatedAt,
    updatedAt,
  }));
  await store({ quotes: JSON.stringify([old, recent]) });
  await page.goto('/');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? 'null'));
  await expect.poll(kept).toEqual([{ ...recent, version: 1 }]);
});
