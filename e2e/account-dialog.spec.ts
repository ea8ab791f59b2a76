import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, sessionItems } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const LEAD = 'Welcome back! Please enter your details.';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('Sign In on the landing page opens the dialog, which closes in every way', async ({
  page,
}) => {
  await page.goto('/');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(dialog(page, 'Sign In')).toContainText(LEAD);
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
  const signUp = dialog(page, 'Sign Up');
  await expect(signUp.getByLabel('Full Name')).toBeFocused();
  for (const key of [...Array<string>(9).fill('Tab'), 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(signUp.locator(':focus')).toHaveCount(1);
  }
});

test('the views lead to each other, and each takes the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page, 'Sign In').getByLabel('Email')).toBeFocused();

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog(page, 'Sign Up')).toContainText('Create an account to get started.');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused();

  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog(page, 'Reset Password')).toContainText('Enter the email of your account.');
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(dialog(page, 'Sign In')).toBeVisible();
});

for (const [view, title] of [
  ['sign-in', 'Sign In'],
  ['sign-up', 'Sign Up'],
  ['reset-password', 'Reset Password'],
] as const) {
  test(`the link ?auth=${view} opens ${title} once`, async ({ page }) => {
    await page.goto(`/quote/home-info/type?auth=${view}`);
    await expect(dialog(page, title)).toBeVisible();
    await expect(page).toHaveURL('/quote/home-info/type');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Home Type' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('an unknown ?auth opens nothing', async ({ page }) => {
  await page.goto('/?auth=admin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a refused form names each fault and loads no more than it needs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/?auth=sign-in');
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText([
    'Email is required',
    'Password must be at least 8 characters long',
  ]);

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Password', { exact: true }).fill('1234567');
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
  expect(asked.filter((path) => path.startsWith('/auth/'))).toEqual([]);
});

test('a password can be shown, and Caps Lock is noticed', async ({ page }) => {
  await page.goto('/?auth=sign-in');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
  await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
  await expect(page.getByText('Caps Lock is on.')).toBeHidden();
});

for (const address of ['/?auth=sign-in', '/?auth=nonsense', '/dashboard?auth=sign-up']) {
  test(`${address} leads a signed-in user to the dashboard`, async ({ page, request, store }) => {
    const { session } = await newAccount(request);
    await store(sessionItems(session));
    await page.goto(address);
    await onPage(page, 'Unlock Savings Today');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a link to sign in on a page for accounts leads to that page', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/profile/reset-password?auth=sign-in');
  await fillSignIn(page, account);
  await onPage(page, 'Reset Password');
  await expect(page).toHaveURL('/profile/reset-password');
});

for (const address of ['/dashboard?auth=sign-in', '/profile/reset-password?auth=sign-up']) {
  test(`closing the dialog of ${address} leads to the marketing site`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await onPage(page, 'Your path to lower monthly payments');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
