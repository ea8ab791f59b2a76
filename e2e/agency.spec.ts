import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { newAccount, newOperator } from './accounts.ts';
import { inMail } from './mail-server.ts';
import { picturesInBothSchemes } from './pictures.ts';
import { expect, test } from './test.ts';

const slug = 'mi-mshda-first-generation-dpa';

/** Returns the program as buyers see it. */
async function shown(request: APIRequestContext) {
  const answer = await request.get(`/api/programs/by-slug/${slug}`);
  return (await answer.json()).data.program;
}

/** Requests a link for an agency through the form on the program's page. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(`/program/${slug}`);
  await expect(page.getByRole('button', { name: /^Tell me when this changes/ })).toBeVisible();
  await page.getByText('Do you run this program?').click();
  const field = page.getByLabel('Your work email address');
  // The server drops a form that is sent within two seconds.
  const started = await page.evaluate(() => performance.now());
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 })
    .toBeGreaterThan(started + 2_500);
  await field.fill(email);
  await expect(field).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a link' }).press('Enter');
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
}

test('an agency confirms a program on a phone in under a minute, and undoes the change', {
  tag: '@phone',
}, async ({ buyer, context, operator, page, request }) => {
  test.slow();
  const email = `jo${crypto.randomUUID().slice(0, 8)}@michigan.gov`;
  const before = await shown(request);
  const maya = await newAccount(request);
  const topic = { kind: 'program', programId: before.id };
  const form = { website: '', seconds: 20 };
  await request.post('/api/notices', { data: { topic, email: maya.email, form, state: 'MI' } });
  const confirm = await inMail(maya.email, /#confirm=([\w-]{43})/);
  await request.post('/api/notices/confirm', { data: { token: confirm } });

  const start = Date.now();
  await askForLink(page, email);
  await buyer.sees(/If we can send a link to jo/);
  const link = await inMail(email, /http\S+\/agency#link=[\w-]{43}/);
  await page.goto(link);
  await buyer.isOn('Confirm your programs');
  await expectAccessible(page);
  await buyer.button('Open my programs').press('Enter');
  await buyer.isOn('Is this still right?');
  await buyer.sees(/You opened this page as jo.*closes in 15 minutes/);
  await page.getByRole('button', { name: 'Waitlist' }).press('Enter');
  await picturesInBothSchemes(page, 'agency/1-confirm');
  await buyer.button('All of this is right today').press('Enter');
  await buyer.isOn('Thank you. Buyers see your answer now.');
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(await shown(request)).toMatchObject({ status: 'waitlist', statusSaidBy: 'agency' });
  await picturesInBothSchemes(page, 'agency/2-done');
  await expectSound(page);

  await test.step('buyers see the change, and a subscriber gets one email', async () => {
    const other = await context.newPage();
    await other.goto(`/program/${slug}`);
    await expect(other.getByText(/the agency says so/).first()).toBeVisible();
    await other.close();
    await inMail(maya.email, /now: waitlist|waitlist/i);
  });

  await test.step('the agency undoes the change', async () => {
    await buyer.button('Undo').press('Enter');
    await buyer.isOn('Is this still right?');
    await buyer.sees('We undid your change. Buyers see what they saw before.');
    const { status, statusSaidBy } = before;
    expect(await shown(request)).toMatchObject({ status, statusSaidBy });
    await expectSound(page);
  });

  await test.step('the agency opens the next program, turns on monthly emails and opens the correction form', async () => {
    await page.getByRole('button', { name: 'Waitlist' }).press('Enter');
    await buyer.button('All of this is right today').press('Enter');
    await page.getByRole('button', { name: /^Next: / }).press('Enter');
    await buyer.isOn('Is this still right?');
    const monthly = page.getByRole('switch', { name: 'Ask me once a month' });
    await monthly.click();
    await expect(monthly).toBeChecked();
    await page.getByRole('link', { name: 'Not so: Gives' }).press('Enter');
    await buyer.isOn('What is wrong?');
    await expect(page.getByLabel('What is wrong', { exact: true })).toHaveValue('amount');
  });

  await test.step('an editor sees the confirmation, invites an email address and undoes the change', async () => {
    const editor = await newOperator(request, 'catalog');
    await operator.hasSession(editor.session);
    await page.goto(`/operator/catalog/${slug}`);
    await expect(page.getByText(/^On .*: Waitlist\./)).toBeVisible();
    await page.getByLabel('Email address to invite').fill('helper@example.com');
    await operator.button('Invite').press('Enter');
    await expect(operator.button('Cancel the invitation for helper@example.com')).toBeVisible();
    await operator.button('Undo the change to Funding status').first().press('Enter');
    await operator.sees('The change was undone.');
    expect(await shown(request)).toMatchObject({ status: before.status });
  });
});

test('a link opens only in the browser that requested it, and a free email address gets no link', {
  tag: ['@phone', '@full'],
}, async ({ allowMessage, browser, buyer, page }) => {
  allowMessage(/status of 40[34]/);
  await askForLink(page, 'someone@gmail.com');
  await buyer.sees(/Anyone can have an address at this email service/);
  await buyer.sees(/ask us to invite you/);
  await expectAccessible(page);

  const email = `al${crypto.randomUUID().slice(0, 8)}@michigan.gov`;
  await askForLink(page, email);
  const link = await inMail(email, /http\S+\/agency#link=[\w-]{43}/);
  const stranger = await browser.newContext();
  const forwarded = await stranger.newPage();
  await forwarded.goto(link);
  await forwarded.getByRole('button', { name: 'Open my programs' }).click();
  await expect(forwarded.getByRole('heading', { level: 1 })).toHaveText(
    'This link belongs to another browser',
  );
  await stranger.close();
  await page.goto(link);
  await buyer.button('Open my programs').press('Enter');
  await buyer.isOn('Is this still right?');
  await page.goto(link);
  await buyer.button('Open my programs').press('Enter');
  await buyer.isOn('This link no longer works');
});
