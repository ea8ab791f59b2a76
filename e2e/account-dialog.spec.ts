import type { Page } from '@playwright/test';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const NOT_YET = 'Accounts are not open yet.';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('Sign In on the landing page opens the dialog, which closes in every way', async ({
  page,
}) => {
  await page.goto('/');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(dialog(page, 'Sign In')).toContainText(NOT_YET);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Sign In')).toBeHidden();
  await expect(signIn).toBeFocused();

  await signIn.press('Enter');
  await expect(dialog(page, 'Sign In')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Sign In')).toBeHidden();
  await expect(signIn).toBeFocused();

  await signIn.click();
  await expect(dialog(page, 'Sign In')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page, 'Sign In')).toBeHidden();
});

test('the header of a phone has Sign In', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/quote/home-info/type');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page, 'Sign In')).toBeVisible();
});

test('Create an account opens Sign Up, which is Sign In again 300 ms after closing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/quote/home-info/type');
  const create = page.getByRole('button', { name: 'Create an account' });
  await create.click();
  await expect(dialog(page, 'Sign Up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Opened anew before the 300 ms are over, it is not turned back under the reader's eyes.
  await create.click();
  await page.clock.runFor(1000);
  await expect(dialog(page, 'Sign Up')).toBeVisible();
});

test('the keyboard stays inside the dialog while it is open', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.confirmation);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(close).toBeFocused();
  }
});
