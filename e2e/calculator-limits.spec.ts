import type { Locator } from '@playwright/test';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

test.beforeEach(async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.calculator);
});

const beyond = [
  ['Interest Rate', '25.001', '25', 'From 0% to 25% can be used: we calculate with 25%.'],
  ['Home Price', '0', '1', 'At least $1, so we calculate with that.'],
] as const;

for (const [label, typed, counted, message] of beyond) {
  test(`${typed} as ${label} counts as ${counted}, and the box says so`, async ({ page }) => {
    const box = page.getByLabel(label, { exact: true });
    await box.fill(typed);
    await expect(page.getByRole('alert')).toHaveText(message);
    await box.blur();
    await expect(box).toHaveValue(counted);
    await expect(page.getByRole('alert')).toHaveText(message);
  });
}

for (const [label, typed] of [
  ['Interest Rate', '25'],
  ['Down Payment', '1'],
] as const) {
  test(`${typed} as ${label} is taken without a word`, async ({ page }) => {
    await page.getByLabel(label, { exact: true }).fill(typed);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a down payment over the price needs no loan, and that is said', async ({ page }) => {
  await page.getByLabel('Down Payment').fill('399999');
  await expect(page.getByText('No loan is needed')).toHaveCount(0);
  await page.getByLabel('Down Payment').fill('400001');
  await expect(page.getByText('No loan is needed: this covers the price.')).toBeVisible();
  await expect(page.getByText(/^Loan \$0,/)).toBeVisible();
});

test('a message moves nothing, neither when it comes nor when the box is left', async ({
  page,
}) => {
  const term = page.getByRole('combobox', { name: 'Term' });
  const box = page.getByLabel('Interest Rate');
  await box.click();
  const before = await topOf(term);
  await box.fill('99');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(Math.abs((await topOf(term)) - before)).toBeLessThan(1);

  const { x, y } = (await term.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await expect(page.getByRole('option', { name: '15 Years' })).toBeVisible();
  expect(Math.abs((await topOf(term)) - before)).toBeLessThan(1);
  await page.mouse.up();
});

test('opening a list leaves the page where it is', { tag: '@phone' }, async ({ page }) => {
  const term = page.getByRole('combobox', { name: 'Term' });
  await term.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await term.click();
  const option = page.getByRole('option', { name: '30 Years' });
  await expect(option).toBeInViewport();
  await expect(option).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

/** Where it is in the window, in pixels. */
async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Number.NaN;
}
