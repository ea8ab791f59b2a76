import type { Page } from '@playwright/test';
import {
  askForReset,
  fillSignIn,
  newAccount,
  newPerson,
  newSession,
  SESSION_KEY,
  sessionItems,
  signOut,
} from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

const PAGE = '/profile/reset-password';
const SENT = 'Check your email. We sent you instruction to reset your password.';
const NEW = 'three keys and a door';

/** Requests a password reset in the dialog, and returns the emailed link. */
async function resetLink(page: Page, email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await askForReset(page, email);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByRole('status')).toHaveText(SENT);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before);
  const [link = ''] = /http\S*token_hash=[^\s"<>]+/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password *').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('sets a new password through an emailed link that works only once', async ({
  allowMessage,
  page,
  request,
}) => {
  allowMessage(/status of 403/);
  const maya = await newAccount(request);
  const link = await resetLink(page, maya.email);
  expect(new URL(link).pathname).toBe(PAGE);

  await test.step('does not use up the link until the user clicks Continue', async () => {
    await request.get(link);
    await page.goto(link);
    await onPage(page, 'Reset Password');
    await page.reload();
  });

  await test.step('sets a new password after a click', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByText(`For your account ${maya.email}.`)).toBeVisible();
    // Someone else may have typed the name at sign-up, so it is gone.
    const name = page.getByLabel('Full Name');
    await expect(name).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(maya.fullName);
    await name.fill(maya.fullName);
    await setPassword(page, NEW);
    await expect(page.getByRole('status').filter({ hasText: 'Password reset' })).toHaveText(
      'Password reset successfully.',
    );
    await expect(page.getByLabel('New Password *')).toHaveValue('');
    await expect(name).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Account of ${maya.fullName}` })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await onPage(page, 'Unlock Savings Today');
    await signOut(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await fillSignIn(page, { ...maya, password: NEW });
    await onPage(page, 'Unlock Savings Today');
    await signOut(page);
  });

  await test.step('offers a new link when the user opens the used one again', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await onPage(page, 'This link no longer works');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  });
});

test('replaces a session only after the page names the link’s account and the user clicks', async ({
  page,
  request,
  store,
}) => {
  const [maya, present] = [await newAccount(request), await newAccount(request)];
  await store(sessionItems(present.session));
  const tokens: string[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/auth/v1/user')) tokens.push(call.headers().authorization ?? '');
  });
  const fragment = new URLSearchParams({
    access_token: maya.session.access_token,
    refresh_token: maya.session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
  });
  await page.goto(`${PAGE}#${fragment}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`This link signs you in to the account ${maya.email}.`);
  await expect(main).toContainText(`You are signed in as ${present.email} now.`);
  await expect(main).toContainText('Only continue if you asked for this email.');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain(
    present.email,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`For your account ${maya.email}.`)).toBeVisible();
  expect(page.url()).not.toContain('#');
  const token = `Bearer ${maya.session.access_token}`;
  expect(tokens.filter((each) => each === token)).toHaveLength(1);
});

test('offers a new link after a failed one, and does not reveal that an email is unknown', async ({
  allowMessage,
  page,
}) => {
  allowMessage(/expired|Failed to load resource/);
  const { email } = newPerson();
  await page.goto(`${PAGE}#error=access_denied&error_code=otp_expired&error_description=expired`);
  await onPage(page, 'This link no longer works');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const send = dialog.getByRole('button', { name: 'Send instructions' });

  await test.step('disables the form while the request is in progress', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/auth/v1/recover*', async (route) => {
      await held.promise;
      await route.abort();
    });
    await dialog.getByLabel('Email').fill(email);
    await send.click();
    await expect(dialog.getByLabel('Email')).toBeDisabled();
    held.resolve();
    await expect(dialog.getByRole('alert')).toContainText(
      'Something went wrong. Please try again.',
    );
    await expect(dialog.getByLabel('Email')).toBeEnabled();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await page.unroute('**/auth/v1/recover*');
  });

  await send.click();
  await expect(dialog.getByRole('status')).toHaveText(SENT);
  expect(await mailsTo(email)).toEqual([]);
});

test('explains a rejected password, and ends all other sessions once a new one is set', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  const elsewhere = await newSession(request, maya);
  await store(sessionItems(maya.session));
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

  await expect.poll(async () => (await mailsTo(maya.email)).length).toBeGreaterThan(0);
  const headers = { authorization: `Bearer ${elsewhere.access_token}` };
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
  await page.reload();
  await onPage(page, 'Reset Password');
});
