import type { Page } from '@playwright/test';
import { buyers, completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** The input modes of the on-screen keyboards that taps would open. */
    keyboards: string[];
  }
}

const { location } = buyers['a teacher in Austin'];

test('keeps the answers after the page reloads or the tab closes', async ({ buyer, page }) => {
  await page.goto('/quote/home-info/type');
  await buyer.answers('Home Type', 'Condo');
  await buyer.answersLocation(location);
  await buyer.answers('Home Plans', 'Vacation Home');
  await buyer.isOn('Home Price');
  await page.reload();
  await buyer.answers('Home Price', 385_000);
  await buyer.isOn('Household Income');
  await page.close();

  const tab = await buyer.inNewTab();
  await tab.opens('landing');
  await tab.link('Continue my quote').first().click();
  await tab.isOn('Home Type');
  await expect(tab.page.getByRole('button', { pressed: true })).toHaveText('Condo');
  await tab.page.goto('/quote/confirmation');
  await expect(tab.row('Home Type')).toContainText('Condo');
  await expect(tab.row('Home Plan')).toContainText('Vacation Home');
  await expect(tab.row('Home Location')).toContainText('78704, Austin, Travis County, TX');
  await expect(tab.row('Home Price')).toContainText('$385,000');
  await expect(tab.row('Household Income')).toContainText('Not answered yet');
});

test('keeps an amount that the buyer typed without clicking “Continue”, but does not use it as the answer', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.has();
  await page.goto('/quote/home-info/price');
  const box = page.getByRole('textbox');
  await box.fill('385000');
  await buyer.goesBack();
  await buyer.answers('Home Plans', 'Primary Residence');
  await expect(box).toHaveValue('385,000');
  await page.reload();
  await expect(box).toHaveValue('385,000');

  await page.goto('/quote/confirmation');
  await expect(buyer.row('Home Price')).toContainText('$400,000');
  await buyer.follows('Edit Home Price');
  await buyer.presses('Continue');
  await expect(buyer.row('Home Price')).toContainText('$385,000');
});

test('shows earlier answers, and opens the phone’s keyboard for a question with a text field', {
  tag: '@phone',
}, async ({ buyer, isMobile, page }) => {
  await buyer.has({ homeLocation: null, profession: ['education', 'healthcare'] });
  await page.goto('/quote/home-info/type');
  await rememberKeyboards(page);
  await buyer.answers('Home Type', 'Condo');
  await expect(page.getByRole('combobox')).toBeFocused();
  await buyer.answersLocation(location);
  await buyer.answers('Home Plans', 'Primary Residence');
  await buyer.isOn('Home Price');
  const price = page.getByRole('textbox');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/^Home Price.*\?/);
  await expect(price).toHaveValue('400,000');
  expect(await page.evaluate(() => [scrollY, getSelection()?.toString()])).toEqual([0, '400,000']);
  await buyer.presses('Continue');
  await buyer.isOn('Household Income');
  await expect(price).toBeFocused();
  // iOS opens the keyboard only if a field gets focus before the tap's handlers end.
  const opened = await page.evaluate(() => window.keyboards);
  expect(opened).toEqual(isMobile ? ['text', 'decimal', 'decimal'] : []);

  const back = page.getByRole('link', { name: 'Back', exact: true });
  await back.click();
  await buyer.isOn('Home Price');
  await expect(price).toBeFocused();
  await back.click();
  await buyer.isOn('Home Plans');
  await expect(buyer.chosen).toHaveText('Primary Residence');
  await back.click();
  await buyer.sees('78704, Austin, Travis County, TX');
  await page.goto('/quote/personal-info/profession');
  await expect(buyer.chosen).toHaveText(['Education', 'Healthcare']);
});

test('saves a confirmed quote once, updates it after a change, and deletes quotes that have expired', async ({
  buyer,
  page,
}) => {
  const time = '2026-01-05T18:00:00.000Z';
  const expired = { ...completeDraft(), id: crypto.randomUUID(), createdAt: time, updatedAt: time };
  await buyer.stores({ ...draftItems(completeDraft()), quotes: JSON.stringify([expired]) });
  const savedQuotes = () => buyer.savedQuotes();
  await buyer.opens('confirmation');
  await expect.poll(savedQuotes).toEqual([]);

  await buyer.confirms();
  const [created] = await savedQuotes();
  expect(created).toMatchObject({ homePrice: 400_000, createdAt: created.updatedAt });
  expect(created.id).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);

  await page.goBack();
  await buyer.follows('Edit Home Price');
  await buyer.answers('Home Price', 390_000);
  await buyer.confirms();
  const [updated, ...others] = await savedQuotes();
  expect(others).toEqual([]);
  expect(updated).toMatchObject({
    id: created.id,
    createdAt: created.createdAt,
    homePrice: 390_000,
  });
  expect(updated.updatedAt > created.updatedAt).toBe(true);
});

test('clears the answers and saved quotes with a button in the footer', async ({ buyer, page }) => {
  await buyer.stores({ ...draftItems(completeDraft()), quotes: '[]', 'latchkey.rent': '1050' });
  await buyer.opens('programs');
  await buyer.presses('Clear my answers');
  await buyer.arrivesAt('landing');
  await expect(buyer.messages).toContainText('Your answers were removed from this browser.');
  await expect(buyer.link('Continue my quote').first()).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** Records the input mode of the hidden field that has focus once a tap's handlers have run. */
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
