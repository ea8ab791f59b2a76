import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { newPerson, sessionItems } from './accounts.ts';
import { ownProgram, pictures, SOURCE } from './catalog.ts';
import { expect, test } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { inMail } from './mails.ts';
import { onPage } from './pages.ts';

test('anyone can report a wrong fact, and gets an email once it is checked', {
  tag: '@phone-first',
}, async ({ page, request, store }) => {
  test.slow();
  const { id, name } = ownProgram(page);
  const { email } = newPerson();
  const says = `The agency paused it, says ${email}`;
  await page.clock.install();
  await page.goto(`/correction/${id}`);
  await onPage(page, 'What is wrong?');
  await expect(page.getByText(name)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send' });
  await send.press('Enter');
  await expect(page.getByText('Tell us what it should be.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await pictures(page, '6-correction');
  await page.getByRole('combobox', { name: 'What is wrong' }).selectOption('Amount of help');
  await page.getByRole('textbox', { name: 'What it should be' }).fill(says);
  await page.getByRole('textbox', { name: 'A page that says so' }).fill(SOURCE);
  await page.getByRole('textbox', { name: 'Where can we reach you?' }).fill(email);
  await page.clock.fastForward(5_000);
  await send.click();
  await onPage(page, 'Thank you');
  await expect(page.getByText(`that we sent to ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await inMail(email, /http\S+\/notices#confirm=[\w-]{43}/));
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await onPage(page, 'Your address is confirmed');

  const editor = await newOperator(request, newPerson(), 'catalog');
  await store(sessionItems(editor.session));
  await page.goto('/operator/catalog?show=tasks');
  await page.getByRole('link', { name }).click();
  const report = page.getByRole('listitem').filter({ hasText: says });
  await expect(report).toContainText('A visitor says that something is wrong: Amount');
  await pictures(page, '7-task');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Done: nothing to change' }).click();
  await expect(page.getByText('The task is closed.')).toBeVisible();
  await expect(report).toHaveCount(0);
  await inMail(email, /They support what we show, so we changed nothing\./);
});

test('the queue says when it is empty, loading or not available', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 400/);
  const editor = await newOperator(request, newPerson(), 'catalog');
  await store(sessionItems(editor.session));
  await page.goto('/operator/catalog?search=no-such-program');
  await expect(page.getByText('No programs match.')).toBeVisible();
  await pictures(page, '3-empty');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/operator/catalog?**', async (route) => {
    await held;
    await route.fulfill({ status: 400, json: {} });
  });
  await page.goto('/operator/catalog');
  await expect(page.getByRole('status').first()).toBeAttached();
  await pictures(page, '4-loading');
  release();
  await expect(page.getByRole('alert')).toContainText('We could not load the catalog.');
  await expectAccessible(page);
  await pictures(page, '5-error');
});
