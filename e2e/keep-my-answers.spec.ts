import type { Page } from '@playwright/test';
import { alerts } from './alert.ts';
import { buyers } from './buyers.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { choose, chooseLocation, confirmAnswers, enter, summaryRow } from './wizard.ts';

declare global {
  interface Window {
    /** The keyboards that taps have opened, by their input mode. */
    keyboards: string[];
  }
}

const { location } = buyers['a teacher in Austin'];

test('keeps the answers after the page reloads or the tab closes', async ({ context, page }) => {
  await page.goto('/quote/home-info/type');
  await choose(page, 'Home Type', 'Condo');
  await chooseLocation(page, location);
  await choose(page, 'Home Plans', 'Vacation Home');
  await onPage(page, 'Home Price');
  await page.reload();
  await enter(page, 'Home Price', 385_000);
  await onPage(page, 'Household Income');
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('link', { name: 'Continue my quote' }).first().click();
  await onPage(tab, 'Home Type');
  await expect(tab.getByRole('button', { pressed: true })).toHaveText('Condo');
  await tab.goto('/quote/confirmation');
  await expect(summaryRow(tab, 'Home Type')).toContainText('Condo');
  await expect(summaryRow(tab, 'Home Plan')).toContainText('Vacation Home');
  await expect(summaryRow(tab, 'Home Location')).toContainText('78704, Austin, Travis County, TX');
  await expect(summaryRow(tab, 'Home Price')).toContainText('$385,000');
  await expect(summaryRow(tab, 'Household Income')).toContainText('Not answered yet');
});

test('keeps an amount typed without Continue, but does not use it as the answer', async ({
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

test('shows earlier answers, and opens a phone’s keyboard for an answer to type', {
  tag: '@phone',
}, async ({ haveDraft, isMobile, page }) => {
  await haveDraft(completeDraft({ homeLocation: null, profession: ['education', 'healthcare'] }));
  await page.goto('/quote/home-info/type');
  await rememberKeyboards(page);
  await choose(page, 'Home Type', 'Condo');
  await expect(page.getByRole('combobox')).toBeFocused();
  await chooseLocation(page, location);
  await choose(page, 'Home Plans', 'Primary Residence');
  await onPage(page, 'Home Price');
  const price = page.getByRole('textbox');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/^Home Price.*\?/);
  await expect(price).toHaveValue('400,000');
  expect(await page.evaluate(() => [scrollY, getSelection()?.toString()])).toEqual([0, '400,000']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'Household Income');
  await expect(price).toBeFocused();
  // iOS opens the keyboard only for a field that gets focus before the tap's handlers end.
  const opened = await page.evaluate(() => window.keyboards);
  expect(opened).toEqual(isMobile ? ['text', 'decimal', 'decimal'] : []);

  const back = page.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await onPage(page, 'Home Price');
  await expect(price).toBeFocused();
  await back.click();
  await onPage(page, 'Home Plans');
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Primary Residence');
  await back.click();
  await expect(page.getByText('78704, Austin, Travis County, TX')).toBeVisible();
  await page.goto('/quote/personal-info/profession');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Education', 'Healthcare']);
});

test('saves a confirmed quote once, updates it later, and drops expired ones', async ({
  page,
  store,
}) => {
  const time = '2026-01-05T18:00:00.000Z';
  const expired = { ...completeDraft(), id: crypto.randomUUID(), createdAt: time, updatedAt: time };
  await store({ ...draftItems(completeDraft()), quotes: JSON.stringify([expired]) });
  const savedQuotes = () => page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
  await open(page, laterPages.confirmation);
  await expect.poll(savedQuotes).toEqual([]);

  await confirmAnswers(page);
  const [created] = await savedQuotes();
  expect(created).toMatchObject({ homePrice: 400_000, createdAt: created.updatedAt });
  expect(created.id).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);

  await page.goBack();
  await page.getByRole('link', { name: 'Edit Home Price' }).click();
  await enter(page, 'Home Price', 390_000);
  await onPage(page, 'Confirm Info');
  await confirmAnswers(page);
  const [updated, ...others] = await savedQuotes();
  expect(others).toEqual([]);
  expect(updated).toMatchObject({
    id: created.id,
    createdAt: created.createdAt,
    homePrice: 390_000,
  });
  expect(updated.updatedAt > created.updatedAt).toBe(true);
});

test('clears the answers and saved quotes with a button in the footer', async ({ page, store }) => {
  await store({ ...draftItems(completeDraft()), quotes: '[]' });
  await open(page, laterPages.programs);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await onPage(page, 'Your path to lower monthly payments');
  await expect(alerts(page)).toContainText('Your answers were removed from this browser.');
  await expect(page.getByRole('link', { name: 'Continue my quote' }).first()).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** Notes each hidden field that has focus once the handlers of a tap have run. */
async function rememberKeyboards(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyboards = [];
    for (const event of ['click', 'submit']) {
      window.addEventListener(event, () => {
        const { activeElement } = document;
        const isHidden =
          activeElement instanceof HTMLInputElement && !activeElement.closest('main');
        if (isHidden) window.keyboards.push(activeElement.inputMode);
      });
    }
  });
}
