import type { Locator, Page } from '@playwright/test';
import { fillSignIn, newAccount } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const LANDING = 'Your path to lower monthly payments';

function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Collects the paths that the page requests. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('opens and closes on the landing page, switches views and validates its forms', async ({
  page,
}) => {
  const paths = requestedPaths(page);
  await page.goto('/');
  await onPage(page, LANDING);
  const signIn = page.getByRole('button', { name: 'Sign In' });

  await test.step('loads no account code before the dialog opens', () => {
    expect(paths.filter((path) => /\/auth\/|connect-/.test(path))).toEqual([]);
  });

  await test.step('closes with its button, with Escape and with a click outside', async () => {
    await signIn.click();
    await expect(dialog(page, 'Sign In')).toContainText('Welcome back! Please enter your details.');
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

  await test.step('moves focus to each view', async () => {
    await signIn.click();
    await expect(dialog(page, 'Sign In').getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog(page, 'Sign Up')).toContainText('Create an account to get started.');
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog(page, 'Reset Password')).toContainText(
      'Enter the email address for your account.',
    );
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(dialog(page, 'Sign In')).toBeVisible();
  });

  const password = page.getByLabel('Password', { exact: true });

  await test.step('shows the password and warns about Caps Lock', async () => {
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');

    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText('Caps Lock is on.')).toBeVisible();
    await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
    await expect(page.getByText('Caps Lock is on.')).toBeHidden();
  });

  await test.step('lists every error in a form without calling the server', async () => {
    await password.fill('1234567');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText([
      'Email is required',
      'Password must be at least 8 characters long',
    ]);

    await page.getByRole('button', { name: 'Sign Up' }).click();
    await password.fill('1234567');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText([
      'Full name is required',
      'Email is required',
      'Password must be at least 8 characters long.',
    ]);

    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Email is required.');
    await page.getByLabel('Email').fill('maya@');
    await expect(page.getByRole('alert')).toHaveText('Invalid email address.');
    expect(paths.filter((path) => path.startsWith('/auth/'))).toEqual([]);
  });
});

test('keeps focus inside the dialog, and signs a buyer in without leaving the quote', async ({
  haveDraft,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  const paths = requestedPaths(page);
  await page.clock.install();
  await haveDraft(completeDraft());
  await open(page, laterPages.confirmation);
  expect(paths.filter((path) => /\/auth\/|connect-/.test(path))).toEqual([]);
  const panel = page.getByRole('complementary');
  const create = panel.getByRole('button', { name: 'Create an account' });

  await test.step('keeps focus inside the dialog', async () => {
    await create.click();
    const signUp = dialog(page, 'Sign Up');
    await expect(signUp.getByLabel('Full Name')).toBeFocused();
    for (const key of [...Array<string>(9).fill('Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(signUp.locator(':focus')).toHaveCount(1);
    }
  });

  await test.step('shows the same view when it reopens within 300 ms', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await create.click();
    await page.clock.runFor(1000);
    await expect(dialog(page, 'Sign Up')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('opens from the header on a phone', async () => {
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog(page, 'Sign In')).toBeVisible();
    if (desktop) await page.setViewportSize(desktop);
  });

  await test.step('keeps the buyer on the same page after signing in', async () => {
    await fillSignIn(page, maya);
    await expect(page.getByRole('dialog')).toBeHidden();
    await onPage(page, 'Confirm Info');
    await expect(panel.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible();
    await expect(create).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('opens from a link only once, and only for a view that exists', async ({ page }) => {
  await page.goto('/quote/home-info/type?auth=sign-up');
  await expect(dialog(page, 'Sign Up')).toBeVisible();
  await expect(page).toHaveURL('/quote/home-info/type');
  await page.reload();
  await onPage(page, 'Home Type');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/?auth=admin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('opens a linked account page after sign-in, or the landing page if sign-in is closed', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard?auth=sign-in');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await onPage(page, LANDING);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();

  const maya = await newAccount(request);
  await page.goto('/profile/reset-password?auth=sign-in');
  await fillSignIn(page, maya);
  await onPage(page, 'Reset Password');
  await expect(page).toHaveURL('/profile/reset-password');
});
