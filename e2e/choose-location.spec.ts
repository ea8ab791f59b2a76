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

test('supports arrow keys, Escape and Enter, and finds a city by name and state', async ({
  page,
}) => {
  const input = box(page);
  const options = page.getByRole('option');
  await test.step('shows a scrolling list at most 12 rem tall', async () => {
    await input.fill('787');
    await expect(options).toHaveCount(20);
    const { height, rem, isScrolling } = await page.getByRole('listbox').evaluate((element) => ({
      height: element.clientHeight,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      isScrolling: element.scrollHeight > element.clientHeight,
    }));
    expect(height).toBeLessThanOrEqual(12 * rem);
    expect(isScrolling).toBe(true);
  });

  await test.step('finds a city by name and state', async () => {
    await input.fill('columbus, oh');
    await expect(options.first()).toContainText('Columbus');
    for (const option of await options.allTextContents()) {
      expect(option).toMatch(/^43\d{3}, Columbus, .+, OH$/);
    }
  });

  await test.step('moves with arrow keys, closes on Escape and chooses on Enter', async () => {
    await input.fill('787');
    await expect(options).toHaveCount(20);
    const [, second = ''] = await options.allTextContents();
    await input.press('ArrowDown');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('option', { name: second })).toHaveAttribute('data-highlighted');
    await input.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(input).toHaveAttribute('aria-expanded', 'false');

    await input.fill('78');
    await expect(options).toHaveCount(20);
    const [, other = ''] = await options.allTextContents();
    await input.press('ArrowDown');
    await input.press('Enter');
    await expect(page.getByText(other)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  });
});

test('requires a choice from the list, and lets the buyer clear it', async ({ page }) => {
  const goOn = page.getByRole('button', { name: 'Continue' });
  await test.step('rejects an empty box', async () => {
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(REQUIRED);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleDescription(new RegExp(`${REQUIRED}$`));
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('rejects typed text without a choice, even after clearing a choice', async () => {
    await box(page).fill('78704');
    await page.getByRole('option').click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(box(page)).toBeHidden();
    await page.getByRole('button', { name: 'Clear location' }).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('78704');
    await expect(page.getByRole('option')).toBeVisible();
    await box(page).press('Escape');
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(REQUIRED);
    await onPage(page, 'Home Location');
  });

  await test.step('offers both counties of a ZIP Code', async () => {
    await box(page).fill('22046');
    await expect(page.getByRole('option')).toHaveText([
      '22046, Falls Church, Falls Church city, VA',
      '22046, Falls Church, Fairfax County, VA',
    ]);
    await page.getByRole('option', { name: 'Fairfax County' }).click();
    await goOn.click();
    await onPage(page, 'Home Plans');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('22046, Falls Church, Fairfax County, VA')).toBeVisible();
  });
});
