import { readFile } from 'node:fs/promises';
import {
  fillSignIn,
  haveQuote,
  newAccount,
  newPerson,
  openMenu,
  signedUp,
  signIn,
} from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

test('a buyer reads what the account holds, downloads it, and deletes it all', {
  tag: '@phone',
}, async ({ allowMessage, page, request }) => {
  allowMessage(/status of 40[013]/);
  const maya = newPerson();
  await haveQuote(request, await signedUp(request, maya), completeDraft());
  await signIn(page, maya);
  await expect(page.getByRole('article')).toHaveCount(1);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await onPage(page, 'Account settings');
  await expect(page.getByText(maya.email)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: maya.email }, quotes: [{ homePrice: 400_000 }] });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('That is not your password.');
  await dialog.getByLabel('Password', { exact: true }).fill(maya.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await onPage(page, 'Your path to lower monthly payments');
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, maya);
  await expect(page.getByText('This email and password do not match an account.')).toBeVisible();
});

test('an account without a name shows its email once', async ({ page, request }) => {
  const maya = newPerson();
  const { email, password } = maya;
  expect((await request.post('/auth/v1/signup', { data: { email, password } })).status()).toBe(200);
  await signIn(page, maya);
  await openMenu(page);
  await expect(page.getByRole('menu').getByText(email)).toHaveCount(1);
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page.getByRole('main').getByText(email)).toHaveCount(1);
});

test('settings that fail say so', async ({ allowMessage, page, request }) => {
  allowMessage(/Failed to load resource/);
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, 'Unlock Savings Today');
  await page.goto('/profile');
  await page.route('**/api/account**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Something went wrong while trying to delete the account.',
  );
});
