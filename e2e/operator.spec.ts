import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { newAccount, openMenu, sessionItems } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { type Buyer, newOperator, sent } from './leads.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

interface Fixtures {
  /** Signs in as an operator, opens the inbox from the account menu and returns the token. */
  openInbox: () => Promise<string>;
}

const test = base.extend<Fixtures>({
  openInbox: async ({ page, request, store }, use) => {
    await use(async () => {
      const { session } = await newOperator(request);
      await store(sessionItems(session));
      await page.goto('/dashboard');
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Requests' }).click();
      await onPage(page, 'Requests');
      return session.access_token;
    });
  },
});

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
}

async function openRequest(page: Page, { name }: Buyer): Promise<void> {
  await search(page, name);
  await page.getByRole('link', { name }).click();
  await onPage(page, name);
}

/** The requests in the inbox: rows on a desktop, cards on a phone. */
function requests(page: Page): Locator {
  const name = 'Pre-approval requests';
  const rows = page.getByRole('table', { name }).getByRole('row');
  const cards = page.getByRole('list', { name }).getByRole('listitem');
  return rows.filter({ has: page.getByRole('rowheader') }).or(cards);
}

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

test('lets an operator find, export, walk through and update requests', {
  tag: ['@postgres', '@phone'],
}, async ({ allowMessage, openInbox, page, request }) => {
  allowMessage(/status of 409/);
  const word = randomUUID();
  const buyer = { name: `Maya ${word}`, email: `maya.${word}@example.com` };
  const suspect = { name: `Otto ${word}`, email: `otto.${word}@example.com` };
  await sent(request, undefined, buyer);
  await sent(request, { website: 'https://spam.example', seconds: 30 }, suspect);
  const token = await openInbox();
  const row = (name: string) => requests(page).filter({ hasText: name });

  await test.step('shows what decides which request comes first', async () => {
    await search(page, word);
    await expect(requests(page)).toHaveCount(2);
    await expect(row(buyer.name)).toContainText(/now|minutes? ago/);
    for (const words of ['Excellent (720+)', 'Qualifies', 'up to $', 'Email only', 'New']) {
      await expect(row(buyer.name)).toContainText(words);
    }
    await expect(row(suspect.name)).toContainText('Suspected');
    await expectFits(page);
  });

  await test.step('folds the filters, and exports the requests that match them', async () => {
    await page.getByText('None in use').click();
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Not suspected' }).click();
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

  await test.step('goes to the next and the previous request of the list', async () => {
    await page.getByRole('link', { name: suspect.name }).click();
    await onPage(page, suspect.name);
    await expect(page.getByRole('link', { name: 'Previous request' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next request' }).click();
    await onPage(page, buyer.name);
    await expect(page.getByRole('link', { name: 'Next request' })).toBeDisabled();
    await expect(page.getByRole('link', { name: buyer.email })).toBeVisible();
    await expect(page.getByText('Payment comparison')).toBeVisible();
    await expectFits(page);
  });

  await test.step('saves the status and the note apart, and loses no note', async () => {
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await page.getByRole('textbox', { name: 'Note' }).fill('Left a message');
    await page.getByRole('link', { name: 'Previous request' }).click();
    await onPage(page, suspect.name);
    await page.getByRole('link', { name: 'Next request' }).click();
    await onPage(page, buyer.name);
    await expect(page.getByText('This note is not saved yet.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Contacted' }).click();
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(history).toHaveText([/Status: Contacted$/]);
    expect(await addNoteElsewhere(page, token, 'Sent a form')).toBe(201);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('alert')).toContainText(['A note was added below']);
    await expect(history.first()).toContainText('Sent a form');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(history).toHaveText([/Left a message$/, /Sent a form$/, /Status: Contacted$/]);
  });

  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(row(buyer.name)).toContainText('Contacted');
  await expect(requests(page)).toHaveCount(2);
  expect(page.url()).not.toContain(word);
});

test('asks an operator before an email to the buyer', {
  tag: '@postgres',
}, async ({ openInbox, page, request }) => {
  const buyer = await sent(request);
  const suspect = await sent(request, { website: 'https://spam.example', seconds: 30 });
  await openInbox();

  await test.step('resends an email, and asks first if it goes to the buyer', async () => {
    await openRequest(page, buyer);
    const teamMail = page.getByRole('listitem').filter({ hasText: 'Email to the team' });
    await teamMail.getByRole('button', { name: /^Send again/ }).click();
    await expect(teamMail).toHaveCount(2);

    const buyerMail = page.getByRole('listitem').filter({ hasText: 'Confirmation to the buyer' });
    const dialog = page.getByRole('alertdialog', { name: `Email ${buyer.email} again?` });
    await buyerMail.getByRole('button', { name: /^Send again/ }).click();
    await expectFitsPhone(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(buyerMail).toHaveCount(1);
    await buyerMail.getByRole('button', { name: /^Send again/ }).click();
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(buyerMail).toHaveCount(2);
  });

  await test.step('flags a suspicious request until an operator emails the buyer', async () => {
    await page.getByRole('link', { name: 'All requests' }).click();
    await openRequest(page, suspect);
    await page.getByRole('button', { name: 'It is genuine: email the buyer' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Email ${suspect.email}?` });
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText('Confirmation to the buyer')).toBeVisible();
    await expect(page.getByText('This request may be spam')).toBeHidden();
  });
});

test('withdraws a request through the emailed link, and notifies the operator', {
  tag: '@postgres',
}, async ({ openInbox, page, request }) => {
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

test('hides the inbox and the overview from other users', async ({ page, request, store }) => {
  const { session } = await newAccount(request);
  await store(sessionItems(session));
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
