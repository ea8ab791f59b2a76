import type { Page } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

const REQUIRED =
  'Location is required. Please enter a valid zipcode and select a location from the dropdown.';

test.beforeEach(async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homeLocation: null }));
  await page.goto('/quote/home-info/location');
});

function box(page: Page) {
  return page.getByRole('combobox', { name: 'Zip Code' });
}

test('the arrows walk the list, Escape closes it and Enter takes the one they stand on', async ({
  page,
}) => {
  const input = box(page);
  await input.fill('787');
  await expect(page.getByRole('option')).toHaveCount(20);
  const [, second = ''] = await page.getByRole('option').allTextContents();

  await input.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { name: second })).toHaveAttribute('data-highlighted', '');
  await input.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');

  await input.fill('78');
  await expect(page.getByRole('option')).toHaveCount(20);
  const [, other = ''] = await page.getByRole('option').allTextContents();
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page.getByText(other)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
});

test('a long list scrolls within 12 rem', async ({ page }) => {
  await box(page).fill('7');
  await expect(page.getByRole('option')).toHaveCount(20);
  const list = page.getByRole('listbox');
  const { height, rem, isScrolling } = await list.evaluate((element) => ({
    height: element.clientHeight,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    isScrolling: element.scrollHeight > element.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(12 * rem);
  expect(isScrolling).toBe(true);
});

test('a ZIP Code in two counties gives both to choose from', async ({ page }) => {
  await box(page).fill('22046');
  await expect(page.getByRole('option')).toHaveText([
    '22046, Falls Church, Falls Church city, VA',
    '22046, Falls Church, Fairfax County, VA',
  ]);
  await page.getByRole('option', { name: 'Fairfax County' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'Home Plans');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('22046, Falls Church, Fairfax County, VA')).toBeVisible();
});

test('a city may be typed, with its state too', async ({ page }) => {
  await box(page).fill('columbus, oh');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const option of await page.getByRole('option').allTextContents()) {
    expect(option).toMatch(/^43\d{3}, Columbus, .+, OH$/);
  }
});

test('a location has to be chosen, and may be cleared and chosen anew', async ({ page }) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(REQUIRED);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription(new RegExp(`${REQUIRED}$`));
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');

  await box(page).fill('78704');
  await page.getByRole('option').click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(box(page)).toBeHidden();

  await page.getByRole('button', { name: 'Clear location' }).click();
  await expect(box(page)).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(REQUIRED);
});

test('a typed ZIP Code that was not chosen from the list is no location', async ({ page }) => {
  await box(page).fill('78704');
  await expect(page.getByRole('option')).toBeVisible();
  await box(page).press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(REQUIRED);
  await onPage(page, 'Home Location');
});
