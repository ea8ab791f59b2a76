import type { Buyer } from './buyer.ts';
import { expect, test } from './test.ts';

const REQUIRED =
  'Location is required. Please enter a valid zipcode and select a location from the dropdown.';

test.beforeEach(async ({ buyer, page }) => {
  await buyer.has({ homeLocation: null });
  await page.goto('/quote/home-info/location');
});

function box(buyer: Buyer) {
  return buyer.list('Zip Code');
}

test('supports arrow keys, Escape and Enter in the location list, and finds cities by name', async ({
  buyer,
  page,
}) => {
  const input = box(buyer);
  const options = page.getByRole('option');
  await test.step('shows a list that scrolls and is at most 12 rem tall', async () => {
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

  await test.step('moves through the list with arrow keys, closes it on Escape and chooses on Enter', async () => {
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
    await buyer.sees(other);
    await expect(buyer.button('Continue')).toBeFocused();
  });
});

test('requires a location from the list, and lets the buyer clear it', async ({ buyer, page }) => {
  const goOn = buyer.button('Continue');
  await test.step('rejects an empty location field', async () => {
    await goOn.click();
    await expect(buyer.errors).toHaveText(REQUIRED);
    await expect(box(buyer)).toBeFocused();
    await expect(box(buyer)).toHaveAccessibleDescription(new RegExp(`${REQUIRED}$`));
    await expect(box(buyer)).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('rejects text without a chosen location, even after the buyer clears a location', async () => {
    await box(buyer).fill('78704');
    await page.getByRole('option').click();
    await expect(buyer.errors).toBeHidden();
    await expect(box(buyer)).toBeHidden();
    await buyer.presses('Clear location');
    await expect(box(buyer)).toBeFocused();
    await box(buyer).fill('78704');
    await expect(page.getByRole('option')).toBeVisible();
    await box(buyer).press('Escape');
    await goOn.click();
    await expect(buyer.errors).toHaveText(REQUIRED);
    await buyer.isOn('Home Location');
  });

  await test.step('offers both counties if a ZIP Code is in two counties', async () => {
    await box(buyer).fill('22046');
    await expect(page.getByRole('option')).toHaveText([
      '22046, Falls Church, Falls Church city, VA',
      '22046, Falls Church, Fairfax County, VA',
    ]);
    await page.getByRole('option', { name: 'Fairfax County' }).click();
    await goOn.click();
    await buyer.isOn('Home Plans');
    await buyer.goesBack();
    await buyer.sees('22046, Falls Church, Fairfax County, VA');
  });
});
