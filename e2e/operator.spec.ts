import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { newAccount, openMenu, sessionItems } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { type Buyer, newOperator, sent } from './leads.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

interface Fixtures {
  /** Signs in as an operator and opens the inbox from the account menu. */
  openInbox: () => Promise<void>;
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

/** Checks the page at phone width, where its table and cards are narrowest. */
async function expectFitsPhone(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectFits(page);
  if (desktop) await page.setViewportSize(desktop);
}

test('lets an operator find, export, update and resend a request', {
  tag: '@postgres',
}, async ({ openInbox, page, request }) => {
  const [buyer, suspect] = [
    await sent(request),
    await sent(request, { website: 'https://spam.example', seconds: 30 }),
  ];
  await openInbox();

  await test.step('exports the requests that match the filters', async () => {
    await search(page, buyer.name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectFitsPhone(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(buyer.email);
  });

  await test.step('changes the status, adds a note and resends the email', async () => {
    await openRequest(page, buyer);
    await expect(page.getByRole('link', { name: buyer.email })).toBeVisible();
    await expect(page.getByText('Payment comparison')).toBeVisible();
    const teamMail = page.getByRole('listitem').filter({ hasText: 'Email to the team' });
    await expect(teamMail).toHaveCount(1);
    await expectFitsPhone(page);

    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Contacted' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Left a message');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Left a message')).toBeVisible();
    await expect(page.getByText('Status: Contacted')).toBeVisible();
    await teamMail.getByRole('button', { name: /^Send again/ }).click();
    await expect(teamMail).toHaveCount(2);

    await page.getByRole('link', { name: 'Back' }).click();
    await search(page, buyer.name);
    await expect(page.getByRole('row', { name: buyer.name })).toContainText('Contacted');
    expect(page.url()).not.toContain(buyer.name);
  });

  await test.step('flags a suspicious request until an operator emails the buyer', async () => {
    await search(page, suspect.name);
    await expect(page.getByRole('row', { name: suspect.name })).toContainText('Suspected');
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Suspected spam' }).click();
    await openRequest(page, suspect);
    await page.getByRole('button', { name: 'It is genuine: email the buyer' }).click();
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
