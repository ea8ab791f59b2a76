import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { newPerson } from './accounts.ts';
import { inMail } from './mail-server.ts';
import { SOURCE } from './operator.ts';
import { picturesInBothSchemes } from './pictures.ts';
import { expect, test } from './test.ts';

test('anyone can report a wrong fact and gets an email after we check it', {
  tag: '@phone',
}, async ({ buyer, operator, page }) => {
  test.slow();
  const { id, name } = operator.program;
  const { email } = newPerson();
  const correction = `The agency paused it, says ${email}`;
  await page.clock.install();
  await page.goto(`/correction/${id}`);
  await buyer.isOn('What is wrong?');
  await buyer.sees(name);
  const send = buyer.button('Send');
  await send.press('Enter');
  await buyer.sees('Tell us what the page should say.');
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await picturesInBothSchemes(page, 'catalog/6-correction');
  await buyer.picks('What is wrong', 'Amount of help');
  await buyer.enters('What it should say', correction);
  await buyer.enters('A web page that shows the right fact', SOURCE);
  await buyer.enters('Where can we reach you?', email);
  await page.clock.fastForward(5_000);
  await send.click();
  await buyer.isOn('Thank you');
  await buyer.sees(`that we sent to ${email}`);
  await expectAccessible(page);
  await page.goto(await inMail(email, /http\S+\/notices#confirm=[\w-]{43}/));
  await buyer.presses('Yes, email me');
  await buyer.isOn('Your address is confirmed');

  await operator.hasRole('catalog');
  await page.goto('/operator/catalog?show=tasks');
  await page.getByRole('link', { name }).click();
  const report = page.getByRole('listitem').filter({ hasText: correction });
  await expect(report).toContainText('A visitor reported a problem: Amount');
  await picturesInBothSchemes(page, 'catalog/7-task');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Done: nothing to change' }).click();
  await buyer.sees('The task is closed.');
  await expect(report).toHaveCount(0);
  await inMail(email, /The sources agree with what we show, so we changed nothing\./);
});

test('the review queue shows the editor whether it is empty, loading or unavailable', {
  tag: '@full',
}, async ({ allowMessage, buyer, operator, page }) => {
  allowMessage(/status of 400/);
  await operator.hasRole('catalog');
  await page.goto('/operator/catalog?search=no-such-program');
  await buyer.sees('No programs match.');
  await picturesInBothSchemes(page, 'catalog/3-empty');

  const release = await operator.holds('**/api/operator/catalog?**', (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await page.goto('/operator/catalog');
  await expect(page.getByRole('status').first()).toBeAttached();
  await picturesInBothSchemes(page, 'catalog/4-loading');
  release();
  await expect(buyer.errors).toContainText('We could not load the catalog.');
  await expectAccessible(page);
  await picturesInBothSchemes(page, 'catalog/5-error');
});
