import {
  fillSignIn,
  fillSignUp,
  haveQuote,
  newAccount,
  newPerson,
  newSession,
  openMenu,
  signedUp,
  signIn,
  signOut,
} from './accounts.ts';
import { alerts } from './alert.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const EMPTY = 'Unlock Savings Today';
const LANDING = 'Your path to lower monthly payments';
const TOKEN = '**/auth/v1/token*';

test('signs a buyer up, shows an empty dashboard, and signs the buyer out and in again', {
  tag: '@phone',
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
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, maya);
  await onPage(page, EMPTY);
  await expect(page).toHaveURL('/dashboard');
});

test('signs in and out in every tab, and removes answers and quotes from the browser', async ({
  context,
  haveDraft,
  page: tab,
  request,
}) => {
  const maya = await newAccount(request);
  await haveQuote(request, maya.session, completeDraft());
  await haveDraft(completeDraft());
  const [list, programs] = [await context.newPage(), await context.newPage()];
  await list.goto('/');
  await onPage(list, LANDING);
  await open(programs, laterPages.programs);

  await signIn(tab, maya);
  await expect(list).toHaveURL('/dashboard');
  for (const each of [tab, list]) await expect(each.getByRole('article')).toHaveCount(1);

  const elsewhere = await newSession(request, maya);
  await signOut(list);
  for (const each of [tab, list, programs]) {
    await onPage(each, LANDING);
    await expect(each.getByRole('link', { name: 'Continue my quote' }).first()).toBeHidden();
    await expect(alerts(each)).toHaveCount(0);
  }
  const kept = await tab.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'latchkey.compared')).toEqual([]);

  // Signing out also ends the user's sessions on other devices.
  const headers = { authorization: `Bearer ${elsewhere.access_token}` };
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
});

test('explains why sign-up, sign-in or sign-out failed, and lets the user try again', async ({
  allowMessage,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource|Could not end/);
  const maya = newPerson();
  await page.goto('/?auth=sign-up');

  await test.step('explains a failed sign-up', async () => {
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

  await test.step('explains a failed sign-in', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await fillSignIn(page, { ...maya, password: 'not the password' });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Something went wrong while trying to sign in.');
    await expect(alert).toContainText('This email and password do not match an account.');

    await page.route(TOKEN, (route) => route.abort());
    await fillSignIn(page, maya);
    await expect(alert).toContainText('We could not reach the server.');

    await page.unroute(TOKEN);
    await page.route(TOKEN, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    );
    await fillSignIn(page, maya);
    await expect(alert).toContainText('Too many attempts.');

    // The form's password error replaces the server error from the last attempt.
    await fillSignIn(page, { ...maya, password: 'short' });
    await expect(alert).toHaveText(['Password must be at least 8 characters long']);
    await page.unroute(TOKEN);
  });

  await test.step('sends only one sign-in request at a time', async () => {
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(TOKEN, async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await fillSignIn(page, maya);
    const button = page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    held.resolve();
    await onPage(page, EMPTY);
    expect(sent).toBe(1);
  });

  await test.step('ends the session in this browser even if sign-out fails', async () => {
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await signOut(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
