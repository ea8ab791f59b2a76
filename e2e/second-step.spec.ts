import { readFile } from 'node:fs/promises';
import { appCode } from '@latchkey/api/testing';
import { expectFits } from './accessibility.ts';
import { grantRole, newAccount } from './accounts.ts';
import { picture, picturesInBothSchemes } from './pictures.ts';
import { hasScreenLock } from './screen-lock.ts';
import { expect, test } from './test.ts';

test('a new operator sets up a passkey, an authenticator app and recovery codes, and signs in with each', {
  tag: '@phone',
}, async ({ allowMessage, operator, page, request }) => {
  allowMessage(/status of 4(03|22)/);
  const account = await newAccount(request);
  await grantRole(account.email, 'leads');
  await hasScreenLock(page);
  await operator.hasSession(account.session);
  const dialog = operator.dialog('Your second step');
  const signsInAgain = async () => {
    await operator.signsOut();
    await operator.presses('Sign In');
    await operator.sendsSignIn(account);
    await expect(dialog).toBeVisible();
  };
  const steps = page.getByRole('list', { name: 'Your second steps' }).getByRole('listitem');
  let codes: readonly string[] = [];
  let key = '';
  let usedCode = '';

  await test.step('The inbox leads to the setup, and opens after it', async () => {
    await page.goto('/operator/leads');
    await operator.arrivesAt('secondStep');
    await operator.sees('Your role needs a second step');
    await expectFits(page);
    await picturesInBothSchemes(page, 'second-step/1-choose');
    await operator.presses('Continue');
    await operator.isOn('Save your recovery codes');
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveText(Array.from({ length: 10 }, () => /^(\w{4}-){3}\w{4}$/));
    codes = await list.allTextContents();
    await expectFits(page);
    await picturesInBothSchemes(page, 'second-step/2-codes');
    const downloading = page.waitForEvent('download');
    await operator.presses('Download');
    const file = await readFile(await (await downloading).path(), 'utf8');
    for (const words of [account.email, ...codes]) expect(file).toContain(words);
    await operator.presses('Done');
    await expect(operator.errors).toHaveText('Save the codes, and then check this box.');
    await page.getByRole('checkbox', { name: 'I saved them' }).check();
    await operator.presses('Done');
    await operator.isOn('Requests');
    await expect(page).toHaveURL('/operator/leads');
  });

  await test.step('After the password, the sign-in asks for the passkey', async () => {
    await page.goto('/dashboard');
    await signsInAgain();
    await expectFits(page);
    await page.reload();
    await expect(operator.button('Sign In')).toBeVisible();
    await page.goto('/operator/leads');
    await dialog.getByRole('button', { name: 'Use my passkey' }).click();
    await operator.isOn('Requests');
  });

  await test.step('The account settings add an app, and explain a wrong code', async () => {
    await operator.opens('account');
    await operator.follows('Add another');
    await page.getByRole('radio', { name: 'Authenticator app' }).check();
    await operator.enters('Name', '');
    await operator.presses('Continue');
    await expect(operator.errors).toHaveText('Enter a name.');
    await operator.enters('Name', 'My phone');
    await operator.presses('Continue');
    await operator.isOn('Set up your app');
    const image = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect
      .poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
      .toBeGreaterThan(0);
    await expectFits(page);
    await picturesInBothSchemes(page, 'second-step/3-app');
    const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    key = shown?.replaceAll(' ', '') ?? '';
    const field = operator.field('Six-digit code');
    await field.fill('12');
    await operator.presses('Continue');
    await expect(operator.errors).toHaveText('Enter all six digits.');
    usedCode = appCode(key);
    await field.fill(usedCode === '000000' ? '000001' : '000000');
    await expect(operator.errors).toContainText('This code is wrong: enter the newest one');
    await expect(field).toHaveValue('');
    await field.fill(`${usedCode.slice(0, 3)} ${usedCode.slice(3)}`);
    await operator.arrivesAt('account');
    await expect(steps).toHaveText([/Passkey.*Added/, /My phone.*Added/]);
    await operator.sees('10 of 10 recovery codes left');
    await expectFits(page);
    await picturesInBothSchemes(page, 'second-step/4-settings');
  });

  await test.step('The passkey is removed with a new code of the app', async () => {
    await signsInAgain();
    await dialog.getByRole('button', { name: 'Use my passkey' }).click();
    await operator.arrivesAt('dashboard');
    await operator.opens('account');
    await operator.presses('Remove Passkey');
    const question = page.getByRole('alertdialog', { name: 'Remove Passkey?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toContainText('First confirm that it is you.');
    await expectFits(page);
    await question.getByLabel('Six-digit code').fill(usedCode);
    await expect(question.getByRole('alert')).toHaveText(/was used before|has expired/);
    // The phone's clock may be half a minute ahead.
    await question.getByLabel('Six-digit code').fill(appCode(key, Date.now() + 30_000));
    await operator.sees('Passkey was removed.');
    await expect(steps).toHaveText([/My phone/]);
  });

  await test.step('A recovery code opens the account once', async () => {
    await signsInAgain();
    await picture(page, 'second-step/5-sign-in-light');
    await dialog.getByText('Lost your phone or key?').click();
    await expect(dialog).toContainText('write to help@latchkey.example');
    await operator.presses('Use a recovery code');
    await operator.enters('Recovery code', 'aaaa-bbbb-cccc-dddd');
    await operator.presses('Continue');
    await expect(operator.errors).toHaveText(/^This recovery code is wrong or was used before/);
    await operator.enters('Recovery code', codes[0] ?? '');
    await operator.presses('Continue');
    await operator.arrivesAt('dashboard');
    await operator.opens('account');
    await operator.sees('9 of 10 recovery codes left');
  });

  await test.step('It also removes the last step, and the inbox asks for a new one', async () => {
    await operator.presses('Remove My phone');
    const question = page.getByRole('alertdialog', { name: 'Remove My phone?' });
    await expect(question).toContainText('your only second step');
    await question.getByRole('button', { name: 'Remove' }).click();
    await operator.sees('My phone was removed.');
    await page.goto('/operator/overview');
    await operator.arrivesAt('secondStep');
  });
});
