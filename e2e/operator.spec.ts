import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { appCode } from '@latchkey/api/testing';
import type { Page } from '@playwright/test';
import { expectFits } from './accessibility.ts';
import {
  ageSessions,
  bearer,
  grantRole,
  inviteTo,
  newAccount,
  newPerson,
  newSender,
  type Session,
  sent,
} from './accounts.ts';
import { mailsTo } from './mail-server.ts';
import { hasScreenLock } from './screen-lock.ts';
import { expect, test } from './test.ts';
import { stopTime } from './waits.ts';

/** Checks the page in a phone-sized window, where its table and cards are narrowest. */
async function expectFitsPhone(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectFits(page);
  if (desktop) await page.setViewportSize(desktop);
}

/** Adds a note as another operator. Returns the status of the response. */
async function addNoteElsewhere(page: Page, session: Session, note: string): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.post(`/api/operator/leads/${id}/notes`, {
    headers: bearer(session),
    data: { note, noteVersion: 0 },
  });
  return answer.status();
}

test('exports the requests that match the filters, and keeps unsaved notes', async ({
  allowMessage,
  operator,
  page,
  request,
}) => {
  // The server asks for a confirmation, and ends a session that no one used.
  allowMessage(/status of (409|403|401)/);
  const word = randomUUID();
  const maya = await sent(request, newSender('Maya', word));
  const website = 'https://spam.example';
  const suspect = await sent(request, newSender('Otto', word), { website });
  const { session, ...account } = await operator.opensInbox();

  await test.step('collapses the filters, and exports the requests that match them', async () => {
    await operator.searches(word);
    await expect(operator.requests).toHaveCount(2);
    await expect(operator.requests.filter({ hasText: suspect.name })).toContainText('Suspected');
    await page.getByText('None in use').click();
    await operator.picks('Show', 'Not suspected');
    await operator.sees('1 in use');
    await expect(operator.requests).toHaveCount(1);
    const isOld = await ageSessions(session, { confirmed: 6 });
    const download = page.waitForEvent('download');
    await operator.presses('Export CSV');
    if (isOld) await operator.confirms(account);
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(maya.email);
    await operator.presses('Clear filters');
    await expect(operator.requests).toHaveCount(2);
  });

  await test.step('opens a request even if a search starts while the page of the request loads', async () => {
    await page.clock.install();
    await stopTime(page);
    const release = await operator.holds('**/assets/lead-page-*.js');
    await operator.searches(suspect.name);
    await operator.follows(suspect.name);
    await page.clock.runFor(1_000);
    await page.clock.resume();
    release();
    await operator.isOn(suspect.name);
    await page.goBack();
    await operator.searches(word);
    await expect(operator.requests).toHaveCount(2);
  });

  await test.step('keeps an unsaved note, and shows a note that another operator added', async () => {
    await operator.opensRequest(maya);
    const own = new URL(page.url()).pathname;
    await operator.note.fill('Left a message');
    await operator.follows('Previous request');
    await operator.isOn(suspect.name);
    // The page loads the request again. A late response would contain the other note.
    const isRead = page.waitForResponse((response) => response.url().endsWith(`/api${own}`));
    await operator.follows('Next request');
    await operator.isOn(maya.name);
    await isRead;
    await operator.sees('This note is not saved yet.');
    expect(await addNoteElsewhere(page, session, 'Sent a form')).toBe(201);
    await operator.presses('Save note');
    await expect(operator.errors).toContainText(['A note was added below']);
    await expect(operator.history.first()).toContainText('Sent a form');
    await operator.presses('Save note');
    await expect(operator.history).toHaveText([/Left a message$/, /Sent a form$/]);
  });

  await test.step('flags a suspicious request until an operator emails the buyer', async () => {
    await operator.follows('Previous request');
    await operator.isOn(suspect.name);
    await operator.presses('The request is genuine: email the buyer');
    const dialog = page.getByRole('alertdialog', { name: `Email ${suspect.email}?` });
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await operator.sees('Confirmation to the buyer');
    await expect(page.getByText('This request may be spam')).toBeHidden();
  });

  await test.step('says why the session ended, and comes back to the same page', async () => {
    if (!(await ageSessions(session, { used: 31 }))) return;
    await operator.follows('Next request');
    const dialog = operator.dialog('Sign In');
    await expect(dialog).toContainText('You were signed out after 30 minutes without activity.');
    const address = page.url();
    await operator.sendsSignIn(account);
    const step = operator.dialog('Your second step');
    // The app's clock may be half a minute ahead, so this is not the code of the setup.
    await step.getByLabel('Six-digit code').fill(appCode(account.appKey, Date.now() + 30_000));
    await operator.isOn(maya.name);
    await expect(page).toHaveURL(address);
  });
});

test('withdraws a request through the link in the email, and notifies the operator', async ({
  operator,
  page,
  request,
}) => {
  const maya = await sent(request);
  await expect.poll(() => mailsTo(maya.email)).toHaveLength(1);
  const isAboutBuyer = (mail: string) => mail.includes(maya.name);
  const isTeamTold = async () => (await mailsTo('help@latchkey.example')).some(isAboutBuyer);
  await expect.poll(isTeamTold).toBe(true);
  const [mail = ''] = await mailsTo(maya.email);
  const [, token] = /\/withdraw#([\w-]{43})/.exec(mail) ?? [];

  await page.goto(`/withdraw#${token}`);
  await operator.isOn('Withdraw your request?');
  await expectFitsPhone(page);
  await operator.presses('Withdraw my request');
  await operator.isOn('Your request was withdrawn');

  await operator.opensInbox();
  await operator.opensRequest(maya);
  await operator.sees('The buyer withdrew this request');
  // An operator cannot resend the emails of a withdrawn request, except for the withdrawal notice.
  await expect(operator.button(/^Send again/)).toHaveCount(1);
  await operator.presses('Send again: Email to the team: withdrawn');
  await expect(page.getByText('Email to the team: withdrawn')).toHaveCount(2);
});

test('lets an invited manager erase a person, and shows the erasure in the audit log', async ({
  allowMessage,
  operator,
  page,
  request,
}) => {
  const maya = await sent(request);
  // The link of the invitation works once, and the team's pages need a second step.
  allowMessage(/status of 4(03|10)/);
  await hasScreenLock(page);
  const { email, password, fullName } = newPerson();
  await inviteTo(email, 'manager');
  await expect.poll(() => mailsTo(email), { timeout: 60_000 }).toHaveLength(1);
  const [mail = ''] = await mailsTo(email);
  const [, token] = /\/invitation#([\w-]{43})/.exec(mail) ?? [];
  await page.goto(`/invitation#${token}`);
  await operator.isOn('You are invited to the team');
  await expectFitsPhone(page);
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await operator.presses('Create my account');
  await operator.arrivesAt('secondStep');
  await operator.presses('Continue');
  await operator.isOn('Save your recovery codes');
  await page.getByRole('checkbox', { name: 'I saved them' }).check();
  await operator.presses('Done');
  await operator.isOn('Requests');
  await page.goto(`/invitation#${token}`);
  await operator.sees('The invitation was already accepted.');

  await grantRole(email, 'auditor');
  await page.goto('/operator/erase');
  await operator.isOn('Erase a person');
  const typed = page.getByRole('textbox', { name: 'Email address', exact: true });
  await typed.fill(maya.email);
  await operator.presses('Show what would be removed');
  await expect(operator.link(maya.name)).toBeVisible();
  await expectFitsPhone(page);
  const confirmation = page.getByRole('textbox', { name: 'Type the address again' });
  await confirmation.fill('other@example.com');
  await operator.presses('Erase permanently');
  await operator.sees('This is not the same address.');
  await confirmation.fill(maya.email);
  await operator.presses('Erase permanently');
  await operator.sees('One request was erased.');

  await page.goto('/operator/audit');
  await operator.isOn('Audit log');
  await page.getByRole('textbox', { name: 'About' }).fill(maya.email);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Erased a person' })).toHaveCount(1);
  await expect(entries.filter({ hasText: maya.email })).toHaveCount(0);
  await expectFitsPhone(page);
});

test('asks visitors to sign in, and hides the pages for our team from other users', async ({
  operator,
  page,
  request,
}) => {
  const other = await newAccount(request);
  await page.goto(`/operator/leads/${randomUUID()}`);
  await operator.dialog('Sign In').getByLabel('Close').click();
  await expect(page).toHaveURL('/');

  const address = `/operator/leads/${randomUUID()}`;
  await page.goto(address);
  await operator.sendsSignIn(other);
  await operator.isOn('Oops!');
  await expect(page).toHaveURL(address);

  await page.goto('/dashboard');
  await operator.opensMenu();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Requests' })).toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeHidden();
  for (const address of ['/operator/leads', '/operator/overview']) {
    await page.goto(address);
    await operator.isOn('Oops!');
  }
});
