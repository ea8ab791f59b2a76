import type { Page } from '@playwright/test';
import {
  askForReset,
  fillSignIn,
  newAccount,
  newPerson,
  SESSION_KEY,
  signIn,
  signOut,
} from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

const PAGE = '/profile/reset-password';
const NEW = 'three keys and a door';

/** Asks for a reset by the dialog, and gives the link of the mail that comes. */
async function resetLink(page: Page, email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await askForReset(page, email);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByRole('status')).toHaveText(
    'Check your email. We sent you instruction to reset your password.',
  );
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before);
  const [link = ''] = /http\S*token_hash=[^\s"<>]+/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password *').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('a buyer who forgot the password gets a mail, and sets a new one', {
  tag: ['@phone', '@postgres'],
}, async ({ page, request }) => {
  const maya = await newAccount(request);
  const link = await resetLink(page, maya.email);
  expect(new URL(link).pathname).toBe(PAGE);

  await page.goto(link);
  await onPage(page, 'Reset Password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText(`For your account ${maya.email}.`)).toBeVisible();

  await setPassword(page, NEW);
  await expect(page.getByRole('status').filter({ hasText: 'Password reset' })).toHaveText(
    'Password reset successfully.',
  );
  await expect(page.getByLabel('New Password *')).toHaveValue('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await onPage(page, 'Unlock Savings Today');

  await signOut(page);
  await signIn(page, { ...maya, password: NEW });
  await onPage(page, 'Unlock Savings Today');
});

test('a link works once, and an old one says what to do', async ({
  allowMessage,
  page,
  request,
}) => {
  allowMessage(/status of 403/);
  const maya = await newAccount(request);
  const link = await resetLink(page, maya.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PAGE);
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'This link no longer works');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
});

test('a link that is only looked at is not used up', async ({ page, request }) => {
  const maya = await newAccount(request);
  const link = await resetLink(page, maya.email);
  for (const _ of [1, 2]) {
    await page.goto(link);
    await onPage(page, 'Reset Password');
  }
  await request.get(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PAGE);
});

test('a session in an address replaces another only after a click that names its account', async ({
  page,
  request,
}) => {
  const [maya, present] = [await newAccount(request), await newAccount(request)];
  await signIn(page, present);
  await onPage(page, 'Unlock Savings Today');
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/auth/v1/user')) asked.push(call.headers().authorization ?? '');
  });
  const words = new URLSearchParams({
    access_token: maya.session.access_token,
    refresh_token: maya.session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
  });
  await page.goto(`${PAGE}#${words}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`This link signs you in to the account ${maya.email}.`);
  await expect(main).toContainText(`You are signed in as ${present.email} now.`);
  await expect(main).toContainText('Continue only if you asked for this email.');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain(
    present.email,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`For your account ${maya.email}.`)).toBeVisible();
  expect(page.url()).not.toContain('#');
  const token = `Bearer ${maya.session.access_token}`;
  expect(asked.filter((authorization) => authorization === token)).toHaveLength(1);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/privacy`);
  await page.goto(`/#${words}`);
  await onPage(page, 'Your path to lower monthly payments');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
});

test('a failed link of the hosted service says what to do', async ({ allowMessage, page }) => {
  allowMessage(/expired/);
  await page.goto(`${PAGE}#error=access_denied&error_code=otp_expired&error_description=expired`);
  await onPage(page, 'This link no longer works');
});

test('an unknown email is told the same, and gets no mail', async ({ page }) => {
  const nobody = newPerson();
  await askForReset(page, nobody.email);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByRole('status')).toHaveText(
    'Check your email. We sent you instruction to reset your password.',
  );
  expect(await mailsTo(nobody.email)).toEqual([]);
});

test('while a reset is asked for the form is disabled, and a failure says so', async ({
  allowMessage,
  page,
}) => {
  allowMessage(/Failed to load resource/);
  const held = Promise.withResolvers<void>();
  await page.route('**/auth/v1/recover*', async (route) => {
    await held.promise;
    await route.abort();
  });
  await askForReset(page, 'maya@example.com');
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Email')).toBeDisabled();

  held.resolve();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(dialog.getByLabel('Email')).toBeEnabled();
  await expect(dialog.getByLabel('Email')).toHaveValue('maya@example.com');
});

test('a new password that is refused says why', async ({ allowMessage, page, request }) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, 'Unlock Savings Today');
  await page.goto(PAGE);
  const field = page.getByLabel('New Password *');

  await setPassword(page, '');
  await expect(page.getByRole('alert')).toHaveText('Password is required.');
  await setPassword(page, '1234567');
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long.');

  const failed = page.getByText('Something went wrong while trying to reset the password.');
  await setPassword(page, 'password1');
  await expect(failed).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/on a list of common passwords/);

  await setPassword(page, maya.password);
  await expect(
    page.getByText('The new password must be different from the old one.'),
  ).toBeVisible();

  await page.route('**/auth/v1/user', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: {
        code: 'reauthentication_needed',
        message: 'Password update requires reauthentication',
      },
    }),
  );
  await setPassword(page, NEW);
  await expect(page.getByText('You signed in more than a day ago.')).toBeVisible();

  await page.unroute('**/auth/v1/user');
  await page.route('**/auth/v1/user', (route) => route.abort());
  await setPassword(page, NEW);
  await expect(page.getByText('We could not reach the server.')).toBeVisible();

  await page.unroute('**/auth/v1/user');
  await setPassword(page, NEW);
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
});

test('a new password ends the sessions of all other devices, and a mail tells of it', async ({
  browser,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, 'Unlock Savings Today');
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await elsewhere.newPage();
  await signIn(device, maya);
  await onPage(device, 'Unlock Savings Today');

  await page.goto(PAGE);
  await setPassword(page, NEW);
  await expect(page.getByText('Password reset successfully.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(maya.email)).length).toBeGreaterThan(0);

  await device.reload();
  await expect(device).toHaveURL('/');
  await device.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(device, maya);
  await expect(device.getByText('This email and password do not match an account.')).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await onPage(page, 'Reset Password');
});
