import { readFile } from 'node:fs/promises';
import { haveQuote, newPerson } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './test.ts';

const ACCOUNT = '**/api/account**';

test('shows an account, changes its name, downloads its data and deletes it', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource/);
  // The account has no name, so the page shows its email address in place of the name.
  const { email, password } = newPerson();
  const answer = await request.post('/auth/v1/signup', { data: { email, password } });
  const session = await answer.json();
  await haveQuote(request, session, completeDraft());
  await buyer.hasSession(session);
  await page.goto('/dashboard');
  await expect(buyer.articles).toHaveCount(1);

  await test.step('shows the email address only once', async () => {
    await buyer.opensMenu();
    await expect(page.getByRole('menu').getByText(email)).toHaveCount(1);
    await page.getByRole('menuitem', { name: 'Account settings' }).click();
    await buyer.arrivesAt('account');
    await expect(page.getByRole('main').getByText(email)).toHaveCount(1);
  });

  await test.step('saves a name, and reports a missing name or a failure to save it', async () => {
    const name = buyer.field('Full Name');
    const save = buyer.button('Save name');
    await expect(name).toHaveValue('');
    await save.click();
    await expect(buyer.errors).toHaveText('Full name is required');
    await page.route('**/auth/v1/user', (route) => route.abort());
    await name.fill('Maya Okafor');
    await save.click();
    await expect(buyer.errors).toContainText(
      'Something went wrong while trying to save your name.',
    );
    await page.unroute('**/auth/v1/user');
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
    await expect(buyer.button('Account of Maya Okafor')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Maya Okafor');
  });

  await test.step('downloads the data, and reports a failed download', async () => {
    await page.route(ACCOUNT, (route) => route.abort());
    await buyer.presses('Download my data');
    await expect(buyer.errors).toContainText('Something went wrong. Please try again.');
    await page.unroute(ACCOUNT);

    const downloading = page.waitForEvent('download');
    await buyer.presses('Download my data');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email }, quotes: [{ homePrice: 400_000 }] });
  });

  await test.step('requires the password to delete the account', async () => {
    await buyer.presses('Delete my account');
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog).toBeHidden();

    await buyer.presses('Delete my account');
    const deletion = dialog.getByRole('button', { name: 'Delete permanently' });
    await page.route(ACCOUNT, (route) => route.abort());
    await deletion.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Something went wrong while trying to delete the account.',
    );
    await page.unroute(ACCOUNT);

    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await deletion.click();
    await expect(dialog.getByRole('alert').first()).toContainText('That password is not correct.');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await deletion.click();
    await buyer.arrivesAt('landing');
    await buyer.sees('Your account was deleted.');
    await expect(buyer.button('Sign In')).toBeVisible();
  });
});
