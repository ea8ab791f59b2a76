import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { haveQuote, newAccount, newOperator, newPerson } from './accounts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { inMail } from './mail-server.ts';
import type { Operator } from './operator.ts';
import { picturesInBothSchemes } from './pictures.ts';
import { expect, test } from './test.ts';

/**
 * Creates an account with a verified email address. Uses the link in a password reset email to
 * verify the address.
 */
async function verifiedAccount(request: APIRequestContext) {
  const person = await newAccount(request);
  await request.post('/auth/v1/recover', { data: { email: person.email } });
  const token_hash = await inMail(person.email, /token_hash=([^\s&"<>]+)/);
  const answer = await request.post('/auth/v1/verify', { data: { type: 'recovery', token_hash } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { ...person, session: await answer.json() };
}

/** Opens an email link in a new document, as an email program does. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** Returns the program's funding status as buyers see it. */
async function shownStatus(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.get(`/api/quotes/programs/${id}`);
  return (await answer.json()).data.program.status;
}

/** Finds the program in the review queue and pauses it. */
async function pauseInQueue(operator: Operator): Promise<void> {
  const { page } = operator;
  await page.goto('/dashboard');
  const menu = await operator.opensMenu();
  await expect(menu.getByRole('menuitem', { name: 'Requests' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Catalog' }).click();
  await operator.isOn('Catalog');
  const queue = page.getByRole('list', { name: 'Programs to review' });
  await expect(queue.getByRole('listitem')).toHaveCount(30);
  await expectSound(page);
  await picturesInBothSchemes(page, 'catalog/1-queue');
  await operator.opensProgram(operator.program.name);
  await expect(page.getByRole('heading', { name: 'Facts', exact: true })).toBeVisible();

  const form = await operator.changesStatus('Paused', '');
  await expect(form.getByText('Enter an address that begins with https://')).toBeVisible();
  await operator.changesStatus('Paused');
  await operator.sees('Buyers see the change now.');
  await expect(operator.link('From agency.example.gov')).toBeVisible();
  await expectSound(page);
}

/** Tries to save an invalid credit score. */
async function enterWrongScore(operator: Operator): Promise<void> {
  const score = await operator.editsFact('Minimum credit score', '9000');
  await expect(score.getByRole('alert')).toContainText('must be at most 850');
  await expectNoSidewaysScroll(operator.page);
  await picturesInBothSchemes(operator.page, 'catalog/2-program');
  await score.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(operator.button('Change: Minimum credit score')).toBeFocused();
}

/** Checks the page in both color schemes and in narrow viewports. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
}

test('a buyer gets an email after an editor pauses a program, and unsubscribes with one click', {
  tag: '@phone',
}, async ({ allowMessage, buyer, operator, page, request }) => {
  test.slow();
  allowMessage(/status of 400/);
  const { id, name, homeLocation } = operator.program;
  const maya = await verifiedAccount(request);
  const money = { homePrice: 250_000, downPayment: 15_000, householdIncome: 70_000 };
  await haveQuote(request, maya.session, completeDraft({ ...money, homeLocation }));
  const editor = await newOperator(request, 'catalog');

  await buyer.hasSession(maya.session);
  await page.goto('/dashboard');
  const card = buyer.articles;
  await card.getByRole('button', { name: /^Tell me when this changes/ }).press('Enter');
  const promise = `We will email you at ${maya.email} when something changes.`;
  await expect(card.getByText(promise)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Stop emails about Condo/ })).toBeFocused();
  await expectSound(page);

  await operator.hasSession(editor.session);
  await test.step('the editor pauses the program', () => pauseInQueue(operator));
  await test.step('the editor enters a credit score that is not valid', () =>
    enterWrongScore(operator));
  expect(await shownStatus(request, id)).toBe('paused');

  await inMail(maya.email, /is now paused\./);
  await inMail(maya.email, /before: open[^,]*, now: paused[\s\S]+agency\.example\.gov/);
  await inMail(maya.email, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  await buyer.hasSession(maya.session);
  await follow(page, await inMail(maya.email, /http\S+\/dashboard/));
  const news = card.getByRole('region', { name: 'What changed' });
  await expect(news.getByRole('link', { name: /is now paused\.$/ })).toBeVisible();
  await news.getByText('Why, with the source').click();
  await expect(news.getByRole('link', { name: /^Source: agency\.example\.gov/ })).toBeVisible();
  await expectSound(page);

  await follow(page, await inMail(maya.email, /http\S+\/notices#stop=[\w-]{43}/));
  await buyer.isOn('Do you want to stop these emails?');
  await expectAccessible(page);
  await buyer.button('Stop these emails').press('Enter');
  await buyer.isOn('We stopped these emails');
  await buyer.sees('You will get no more emails about your saved quote.');
  await expectAccessible(page);
  await buyer.button('Undo').press('Enter');
  await buyer.isOn('You will get these emails again');
  await buyer.button('Stop these emails').press('Enter');
  await buyer.isOn('We stopped these emails');
  await page.goto('/dashboard');
  await expect(card.getByRole('button', { name: /^Tell me when this changes/ })).toBeVisible();

  await operator.hasSession(editor.session);
  await page.goto('/operator/catalog');
  await operator.opensProgram(name);
  await operator.presses('Undo the change to Funding status');
  await operator.sees('The change was undone.');
  await expect(page.getByText(/^Undone /).first()).toBeVisible();
  expect(await shownStatus(request, id)).not.toBe('paused');

  await page.goto('/operator/leads');
  await operator.isOn("Oops! The page you're looking for doesn't exist.");
});

test('a visitor without an account confirms an email address before we send notices to it', {
  tag: '@phone',
}, async ({ allowMessage, buyer, page }) => {
  allowMessage(/status of 404 .*notices\/stop/);
  test.slow();
  const { email } = newPerson();
  await page.clock.install();
  await buyer.startsAt('programs', detroitBuyer);
  const paused = buyer.part(/^Paused or waitlist/);
  await paused.getByRole('button', { name: /^Paused or waitlist/ }).press('Enter');
  const row = paused.getByRole('article').first();
  await row.getByRole('heading').getByRole('button').press('Enter');
  await row.getByRole('button', { name: /^Tell me when this changes/ }).press('Enter');
  const field = row.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeFocused();
  await expect(row.getByText('First, we email you a link')).toBeVisible();
  await field.press('Enter');
  await expect(row.getByRole('alert')).toContainText('Enter your email address');
  await expectSound(page);
  await field.fill(email);
  await page.clock.fastForward(5_000);
  await field.press('Enter');
  await expect(row.getByText(`that we sent to ${email}`)).toBeFocused();

  await follow(page, await inMail(email, /http\S+\/notices#confirm=[\w-]{43}/));
  await buyer.isOn('Do you want these emails?');
  await expectAccessible(page);
  await buyer.button('Yes, email me').press('Enter');
  await buyer.isOn('Your address is confirmed');
  await buyer.sees(/^We will email you about .*Launch/);

  await follow(page, `/notices#stop=${'A'.repeat(43)}`);
  await buyer.button('Stop these emails').press('Enter');
  await buyer.isOn('This link no longer works');
  await expectAccessible(page);
});
