import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import { type Account, newAccount, openMenu, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { type Buyer, newOperator, sent } from './leads.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
}

async function openRequest(page: Page, { name }: Buyer): Promise<void> {
  await search(page, name);
  await page.getByRole('link', { name }).click();
  await onPage(page, name);
}

async function openInbox(page: Page, operator: Account): Promise<void> {
  await signIn(page, operator);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Requests' }).click();
  await onPage(page, 'Requests');
}

test('an operator finds a request, works on it and sends it again', { tag: '@postgres' }, async ({
  page,
  request,
}) => {
  const buyer = await sent(request);
  await openInbox(page, await newOperator(request));
  await openRequest(page, buyer);

  await expect(page.getByRole('link', { name: buyer.email })).toBeVisible();
  await expect(page.getByText('Payment comparison')).toBeVisible();
  const teamMail = page.getByRole('listitem').filter({ hasText: 'Email to the team' });
  await expect(teamMail).toHaveCount(1);

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

test('a suspected request is flagged in the inbox until an operator mails the buyer', async ({
  page,
  request,
}) => {
  const buyer = await sent(request, { website: 'https://spam.example', seconds: 30 });
  await openInbox(page, await newOperator(request));
  await search(page, buyer.name);
  await expect(page.getByRole('row', { name: buyer.name })).toContainText('Suspected');

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Suspected spam' }).click();
  await openRequest(page, buyer);
  await page.getByRole('button', { name: 'It is genuine: email the buyer' }).click();
  await expect(page.getByText('Confirmation to the buyer')).toBeVisible();
  await expect(page.getByText('This request may be spam')).toBeHidden();
});

test('the requests that the filters leave are saved as a file', async ({ page, request }) => {
  const buyer = await sent(request);
  await openInbox(page, await newOperator(request));
  await search(page, buyer.name);
  await expect(page.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(buyer.email);
});

test('nobody else finds the inbox', async ({ page, request }) => {
  const person = await newAccount(request);
  await signIn(page, person);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Requests' })).toBeHidden();
  await page.goto('/operator/leads');
  await onPage(page, 'Oops!');
});

test('a buyer takes a request back by the link of the mail', { tag: '@postgres' }, async ({
  page,
  request,
}) => {
  const buyer = await sent(request);
  await expect.poll(() => mailsTo(buyer.email)).toHaveLength(1);
  const isTold = (mail: string) => mail.includes(buyer.name);
  await expect.poll(async () => (await mailsTo('help@latchkey.example')).some(isTold)).toBe(true);
  const [mail = ''] = await mailsTo(buyer.email);
  const [, token] = /\/withdraw#([\w-]{43})/.exec(mail) ?? [];

  await page.goto(`/withdraw#${token}`);
  await page.getByRole('button', { name: 'Take my request back' }).click();
  await onPage(page, 'Your request is taken back');

  await openInbox(page, await newOperator(request));
  await openRequest(page, buyer);
  await expect(page.getByText('The buyer withdrew this request')).toBeVisible();
  // The request itself cannot be sent again. The notice that it was withdrawn can.
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Send again: Email to the team: withdrawn' }).click();
  await expect(page.getByText('Email to the team: withdrawn')).toHaveCount(2);
});

test('the inbox is accessible and scrolls no page sideways', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const buyer = await sent(request);
  await signIn(page, await newOperator(request));
  await page.goto('/operator/leads');
  await onPage(page, 'Requests');
  await search(page, buyer.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectFits(page);
  await page.getByRole('link', { name: buyer.name }).click();
  await onPage(page, buyer.name);
  await expectFits(page);
  await page.goto('/withdraw#none');
  await onPage(page, 'Take your request back?');
  await expectFits(page);
});
