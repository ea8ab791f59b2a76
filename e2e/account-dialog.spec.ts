import type { Locator, Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { expect, test } from './test.ts';

function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Collects the paths that the page requests. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('opens, closes and switches the views of the account dialog, and validates its forms', async ({
  buyer,
  page,
}) => {
  const paths = requestedPaths(page);
  await page.goto('/');
  await buyer.arrivesAt('landing');
  const signIn = buyer.button('Sign In');

  await test.step('does not load the account code before the dialog opens', () => {
    expect(paths.filter((path) => /\/auth\/|connect-/.test(path))).toEqual([]);
  });

  await test.step('closes the dialog with its button, with Escape and with a click outside', async () => {
    await signIn.click();
    await expect(dialog(page, 'Sign In')).toContainText('Welcome back! Please enter your details.');
    await buyer.presses('Close');
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

  await test.step('moves focus to each view that opens', async () => {
    await signIn.click();
    await expect(dialog(page, 'Sign In').getByLabel('Email')).toBeFocused();
    await buyer.presses('Sign Up');
    await expect(dialog(page, 'Sign Up')).toContainText('Create an account to get started.');
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused();
    await buyer.presses('Sign In');
    await buyer.presses('Forgot your password?');
    await expect(dialog(page, 'Reset Password')).toContainText(
      'Enter the email address for your account.',
    );
    await buyer.presses('Back to Sign In');
    await expect(dialog(page, 'Sign In')).toBeVisible();
  });

  const password = page.getByLabel('Password', { exact: true });

  await test.step('shows the password and warns about Caps Lock', async () => {
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await buyer.presses('Show password');
    await expect(password).toHaveAttribute('type', 'text');

    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await buyer.sees('Caps Lock is on.');
    await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
    await expect(page.getByText('Caps Lock is on.')).toBeHidden();
  });

  await test.step('lists every error in a form without calling the server', async () => {
    await password.fill('1234567');
    await page.keyboard.press('Enter');
    await expect(buyer.errors).toHaveText([
      'Email is required',
      'Password must be at least 8 characters long',
    ]);

    await buyer.presses('Sign Up');
    await password.fill('1234567');
    await page.keyboard.press('Enter');
    await expect(buyer.errors).toHaveText([
      'Full name is required',
      'Email is required',
      'Password must be at least 8 characters long.',
    ]);

    await buyer.presses('Sign In');
    await buyer.presses('Forgot your password?');
    await buyer.field('Email').press('Enter');
    await expect(buyer.errors).toHaveText('Email is required.');
    await buyer.enters('Email', 'maya@');
    await expect(buyer.errors).toHaveText('Invalid email address.');
    expect(paths.filter((path) => path.startsWith('/auth/'))).toEqual([]);
  });
});

test('keeps focus inside the dialog, and keeps the open quote when a buyer signs in', async ({
  buyer,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  const paths = requestedPaths(page);
  await page.clock.install();
  await buyer.startsAt('confirmation');
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

  await test.step('shows the same view if the dialog is reopened within 300 ms', async () => {
    await page.keyboard.press('Escape');
    await expect(buyer.dialog()).toBeHidden();
    await create.click();
    await page.clock.runFor(1000);
    await expect(dialog(page, 'Sign Up')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyer.dialog()).toBeHidden();
  });

  await test.step('opens the account dialog from the header on a phone', async () => {
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 812 });
    await buyer.presses('Sign In');
    await expect(dialog(page, 'Sign In')).toBeVisible();
    if (desktop) await page.setViewportSize(desktop);
  });

  await test.step('keeps the buyer on the same page after signing in', async () => {
    await buyer.sendsSignIn(maya);
    await expect(buyer.dialog()).toBeHidden();
    await buyer.arrivesAt('confirmation');
    await expect(panel.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible();
    await expect(create).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('opens the dialog from a link only once, and only if its view exists', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await page.goto('/quote/home-info/type?auth=sign-up');
  await expect(dialog(page, 'Sign Up')).toBeVisible();
  await expect(page).toHaveURL('/quote/home-info/type');
  await page.reload();
  await buyer.isOn('Home Type');
  await expect(buyer.dialog()).toBeHidden();

  await page.goto('/?auth=admin');
  await expect(page).toHaveURL('/');
  await expect(buyer.dialog()).toBeHidden();
});

test('opens the account page that a link points to after sign-in, or the landing page if the user closes the dialog', async ({
  buyer,
  page,
  request,
}) => {
  await page.goto('/dashboard?auth=sign-in');
  await buyer.dialog().getByRole('button', { name: 'Close' }).click();
  await buyer.arrivesAt('landing');
  await expect(page).toHaveURL('/');
  await expect(buyer.dialog()).toBeHidden();

  const maya = await newAccount(request);
  await page.goto('/profile/reset-password?auth=sign-in');
  await buyer.sendsSignIn(maya);
  await buyer.isOn('Reset Password');
  await expect(page).toHaveURL('/profile/reset-password');
});
