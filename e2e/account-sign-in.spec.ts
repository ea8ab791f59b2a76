import {
  fillSignIn,
  fillSignUp,
  newAccount,
  newPerson,
  openMenu,
  signedUp,
  signIn,
  signOut,
} from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage } from './pages.ts';

const EMPTY = 'Unlock Savings Today';

test('a buyer signs up, sees an empty dashboard, signs out and in again', {
  tag: ['@phone', '@postgres'],
}, async ({ page }) => {
  const maya = newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(page, maya);

  await expect(page).toHaveURL('/dashboard');
  await onPage(page, EMPTY);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByText('Get started today and reduce your mortgage payments by up to 30%'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Maya Okafor' })).toHaveText('M');

  await openMenu(page);
  await expect(page.getByRole('menu')).toContainText('Maya Okafor');
  await expect(page.getByRole('menu')).toContainText(maya.email);
  await page.keyboard.press('Escape');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await signIn(page, maya);
  await expect(page).toHaveURL('/dashboard');
});

test('signing in from the way leaves the buyer where they are', async ({
  haveDraft,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  await signIn(page, maya, laterPages.confirmation.address);
  await onPage(page, 'Confirm Info');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create an account' })).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('signing out takes answers and quotes out of every tab, and the session everywhere', async ({
  browser,
  context,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, EMPTY);
  await page.getByRole('button', { name: 'Get a New Quote' }).click();
  await page.getByRole('button', { name: 'Condo' }).click();
  await onPage(page, 'Home Location');

  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await onPage(tab, EMPTY);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await elsewhere.newPage();
  await signIn(device, maya);
  await onPage(device, EMPTY);

  await signOut(tab);
  await onPage(page, 'Your path to lower monthly payments');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'latchkey.compared')).toEqual([]);

  await device.reload();
  await expect(device).toHaveURL('/');
  await elsewhere.close();
});

test('a sign-in that fails says so, and what helps', async ({ allowMessage, page, request }) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  await page.goto('/?auth=sign-in');
  await fillSignIn(page, { email: maya.email, password: 'not the password' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something went wrong while trying to sign in.');
  await expect(alert).toContainText('This email and password do not match an account.');

  await page.route('**/auth/v1/token*', (route) => route.abort());
  await fillSignIn(page, maya);
  await expect(alert).toContainText('We could not reach the server.');

  await page.unroute('**/auth/v1/token*');
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  );
  await fillSignIn(page, maya);
  await expect(alert).toContainText('Too many tries.');

  // A new try that the form refuses does not leave the error of the last one on the page.
  await fillSignIn(page, { ...maya, password: 'short' });
  await expect(alert).toHaveText(['Password must be at least 8 characters long']);

  await page.unroute('**/auth/v1/token*');
  await fillSignIn(page, maya);
  await onPage(page, EMPTY);
});

test('a sign-up that fails says so, and what helps', async ({ allowMessage, page, request }) => {
  allowMessage(/Failed to load resource/);
  const maya = newPerson();
  await page.goto('/?auth=sign-up');
  await fillSignUp(page, { ...maya, password: 'password' });
  await expect(page.getByText('Something went wrong while trying to sign up.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /on a list of common passwords/,
  );

  await signedUp(request, maya);
  await fillSignUp(page, maya);
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();

  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 503 }));
  await fillSignUp(page, maya);
  await expect(page.getByText('The server is busy. Try again in a minute.')).toBeVisible();
});

test('while somebody is being signed in the button waits, and is not pressed twice', async ({
  page,
  request,
}) => {
  const maya = await newAccount(request);
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/auth/v1/token*', async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/?auth=sign-in');
  await fillSignIn(page, maya);
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  held.resolve();
  await onPage(page, EMPTY);
  expect(sent).toBe(1);
});

test('a logout that fails ends the session of this browser anyway', async ({
  allowMessage,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource|Could not end/);
  const maya = await newAccount(request);
  await signIn(page, maya);
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await onPage(page, EMPTY);
  await signOut(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
