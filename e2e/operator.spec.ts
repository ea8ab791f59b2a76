import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { fillSignIn, newAccount, openMenu } from './accounts.ts';
import { stopTime } from './clock.ts';
import { expect } from './fixtures.ts';
import { openRequest, requests, search, test } from './inbox.ts';
import { sent } from './leads.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

/** Checks the page at phone width, where its table and cards are narrowest. */
async function expectFitsPhone(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectFits(page);
  if (desktop) await page.setViewportSize(desktop);
}

/** Adds a note as another operator would, and returns the status of the response. */
async function addNoteElsewhere(page: Page, token: string, note: string): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.post(`/api/operator/leads/${id}/notes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { note, noteVersion: 0 },
  });
  return answer.status();
}

test('exports the requests that match the filters, and keeps unsaved notes', async ({
  allowMessage,
  openInbox,
  page,
  request,
}) => {
  allowMessage(/status of 409/);
  const word = randomUUID();
  const buyer = { name: `Maya ${word}`, email: `maya.${word}@example.com` };
  const suspect = { name: `Otto ${word}`, email: `otto.${word}@example.com` };
  await sent(request, undefined, buyer);
  await sent(request, { website: 'https://spam.example', seconds: 30 }, suspect);
  const token = await openInbox();

  await test.step('folds the filters, and exports the requests that match them', async () => {
    await search(page, word);
    await expect(requests(page)).toHaveCount(2);
    await expect(requests(page).filter({ hasText: suspect.name })).toContainText('Suspected');
    await page.getByText('None in use').click();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Not suspected');
    await expect(page.getByText('1 in use')).toBeVisible();
    await expect(requests(page)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(buyer.email);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(requests(page)).toHaveCount(2);
  });

  await test.step('opens a request although a search starts while its page loads', async () => {
    await page.clock.install();
    await stopTime(page);
    const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/lead-page-*.js', async (route) => {
      await isOver;
      await route.fallback();
    });
    await search(page, suspect.name);
    await page.getByRole('link', { name: suspect.name }).click();
    await page.clock.runFor(1_000);
    await page.clock.resume();
    release();
    await onPage(page, suspect.name);
    await page.goBack();
    await search(page, word);
    await expect(requests(page)).toHaveCount(2);
  });

  await test.step('keeps an unsaved note, and shows a note that was added elsewhere', async () => {
    await page.getByRole('link', { name: buyer.name }).click();
    await onPage(page, buyer.name);
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await page.getByRole('textbox', { name: 'Note' }).fill('Left a message');
    await page.getByRole('link', { name: 'Previous request' }).click();
    await onPage(page, suspect.name);
    // The page reads the request again. If that came late, it would contain the other note.
    const isRead = page.waitForResponse(/\/operator\/leads\/[\w-]{36}$/);
    await page.getByRole('link', { name: 'Next request' }).click();
    await onPage(page, buyer.name);
    await isRead;
    await expect(page.getByText('This note is not saved yet.')).toBeVisible();
    expect(await addNoteElsewhere(page, token, 'Sent a form')).toBe(201);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('alert')).toContainText(['A note was added below']);
    await expect(history.first()).toContainText('Sent a form');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(history).toHaveText([/Left a message$/, /Sent a form$/]);
  });

  await test.step('flags a suspicious request until an operator emails the buyer', async () => {
    await page.getByRole('link', { name: 'Previous request' }).click();
    await onPage(page, suspect.name);
    await page.getByRole('button', { name: 'It is genuine: email the buyer' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Email ${suspect.email}?` });
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText('Confirmation to the buyer')).toBeVisible();
    await expect(page.getByText('This request may be spam')).toBeHidden();
  });
});

test('withdraws a request through the emailed link, and notifies the operator', async ({
  openInbox,
  page,
  request,
}) => {
  const buyer = await sent(request);
  await expect.poll(() => mailsTo(buyer.email)).toHaveLength(1);
  const isAboutBuyer = (mail: string) => mail.includes(buyer.name);
  const isTeamTold = async () => (await mailsTo('help@latchkey.example')).some(isAboutBuyer);
  await expect.poll(isTeamTold).toBe(true);
  const [mail = ''] = await mailsTo(buyer.email);
  const [, token] = /\/withdraw#([\w-]{43})/.exec(mail) ?? [];

  await page.goto(`/withdraw#${token}`);
  await onPage(page, 'Withdraw your request?');
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Withdraw my request' }).click();
  await onPage(page, 'Your request was withdrawn');

  await openInbox();
  await openRequest(page, buyer);
  await expect(page.getByText('The buyer withdrew this request')).toBeVisible();
  // An operator cannot resend the withdrawn request, but can resend the withdrawal notice.
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Send again: Email to the team: withdrawn' }).click();
  await expect(page.getByText('Email to the team: withdrawn')).toHaveCount(2);
});

test('asks a visitor to sign in, and hides the team’s pages from other users', async ({
  page,
  request,
}) => {
  const other = await newAccount(request);
  await page.goto(`/operator/leads/${randomUUID()}`);
  await page.getByRole('dialog', { name: 'Sign In' }).getByLabel('Close').click();
  await expect(page).toHaveURL('/');

  const address = `/operator/leads/${randomUUID()}`;
  await page.goto(address);
  await fillSignIn(page, other);
  await onPage(page, 'Oops!');
  await expect(page).toHaveURL(address);

  await page.goto('/dashboard');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Requests' })).toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeHidden();
  for (const address of ['/operator/leads', '/operator/overview']) {
    await page.goto(address);
    await onPage(page, 'Oops!');
  }
});
