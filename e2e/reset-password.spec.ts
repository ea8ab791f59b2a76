import { bearer, newAccount, newPerson, newSession, SESSION_KEY } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { mailsTo } from './mail-server.ts';
import { expect, test } from './test.ts';

const PAGE = '/profile/reset-password';
const SENT = 'Check your email. We sent you instruction to reset your password.';
const NEW = 'three keys and a door';

/** Requests a password reset in the dialog. Returns the link in the email. */
async function resetLink(buyer: Buyer, email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await buyer.asksForReset(email);
  const dialog = buyer.dialog('Reset Password');
  await expect(dialog.getByRole('status')).toHaveText(SENT);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before);
  const [link = ''] = /http\S*token_hash=[^\s"<>]+/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

async function setPassword(buyer: Buyer, password: string): Promise<void> {
  await buyer.enters('New Password *', password);
  await buyer.presses('Reset password');
}

test('sets a new password through a link in an email, which works only once', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/status of 403/);
  const maya = await newAccount(request);
  const link = await resetLink(buyer, maya.email);
  expect(new URL(link).pathname).toBe(PAGE);

  await test.step('does not use up the link until the user clicks Continue', async () => {
    await request.get(link);
    await page.goto(link);
    await buyer.isOn('Reset Password');
    await page.reload();
  });

  await test.step('sets a new password after the user clicks Continue', async () => {
    await buyer.presses('Continue');
    await expect(page).toHaveURL(PAGE);
    await buyer.sees(`The new password is for your account ${maya.email}.`);
    // Another person may have typed the name at sign-up, so the account no longer has the name.
    const name = buyer.field('Full Name');
    await expect(name).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(maya.fullName);
    await name.fill(maya.fullName);
    await setPassword(buyer, NEW);
    await expect(page.getByRole('status').filter({ hasText: 'Password reset' })).toHaveText(
      'Password reset successfully.',
    );
    await expect(buyer.field('New Password *')).toHaveValue('');
    await expect(name).toHaveCount(0);
    await expect(buyer.button(`Account of ${maya.fullName}`)).toBeVisible();
    await buyer.follows('Dashboard');
    await buyer.isOn('Unlock Savings Today');
    await buyer.signsOut();
    await buyer.presses('Sign In');
    await buyer.sendsSignIn({ ...maya, password: NEW });
    await buyer.isOn('Unlock Savings Today');
    await buyer.signsOut();
  });

  await test.step('offers a new link when the user opens a used link', async () => {
    await page.goto(link);
    await buyer.presses('Continue');
    await buyer.isOn('This link no longer works');
    await buyer.presses('Send a new link');
    await expect(buyer.dialog('Reset Password')).toBeVisible();
  });
});

test('replaces a session only after the page shows the link’s account and the user clicks', {
  tag: '@full',
}, async ({ buyer, page, request }) => {
  const [maya, present] = [await newAccount(request), await newAccount(request)];
  await buyer.hasSession(present.session);
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
  await expect(main).toContainText(`This link signs you in to the account for ${maya.email}.`);
  await expect(main).toContainText(`You are signed in as ${present.email} now.`);
  await expect(main).toContainText('Continue only if you asked for the email with this link.');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain(
    present.email,
  );
  await buyer.presses('Continue');
  await buyer.sees(`The new password is for your account ${maya.email}.`);
  expect(page.url()).not.toContain('#');
  const token = `Bearer ${maya.session.access_token}`;
  expect(tokens.filter((each) => each === token)).toHaveLength(1);
});

test('offers a new link after a failed request, and does not reveal whether an email address has an account', {
  tag: '@full',
}, async ({ allowMessage, buyer, page }) => {
  allowMessage(/expired|Failed to load resource/);
  const { email } = newPerson();
  await page.goto(`${PAGE}#error=access_denied&error_code=otp_expired&error_description=expired`);
  await buyer.isOn('This link no longer works');
  await buyer.presses('Send a new link');
  const dialog = buyer.dialog('Reset Password');
  const send = dialog.getByRole('button', { name: 'Send instructions' });

  await test.step('disables the form while the request is in progress', async () => {
    const release = await buyer.holds('**/auth/v1/recover*', (route) => route.abort());
    await dialog.getByLabel('Email').fill(email);
    await send.click();
    await expect(dialog.getByLabel('Email')).toBeDisabled();
    release();
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

test('explains why a password was rejected, and ends all other sessions after the password is set', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  const elsewhere = await newSession(request, maya);
  await buyer.hasSession(maya.session);
  await page.goto(PAGE);
  const field = buyer.field('New Password *');

  await setPassword(buyer, '');
  await expect(buyer.errors).toHaveText('Password is required.');
  await setPassword(buyer, '1234567');
  await expect(buyer.errors).toHaveText('Password must be at least 8 characters long.');

  const failed = page.getByText('Something went wrong while trying to reset the password.');
  await setPassword(buyer, 'password1');
  await expect(failed).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/on a list of common passwords/);

  await setPassword(buyer, maya.password);
  await buyer.sees('The new password must be different from the old one.');

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
  await setPassword(buyer, NEW);
  await buyer.sees('You signed in more than a day ago.');

  await page.unroute('**/auth/v1/user');
  await page.route('**/auth/v1/user', (route) => route.abort());
  await setPassword(buyer, NEW);
  await buyer.sees('We could not reach the server.');

  await page.unroute('**/auth/v1/user');
  await setPassword(buyer, NEW);
  await buyer.sees('Password reset successfully.');

  await expect.poll(async () => (await mailsTo(maya.email)).length).toBeGreaterThan(0);
  const headers = bearer(elsewhere);
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
  await page.reload();
  await buyer.isOn('Reset Password');
});
