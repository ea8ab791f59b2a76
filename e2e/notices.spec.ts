import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { haveQuote, newPerson, openMenu, sessionItems, signedUp } from './accounts.ts';
import { ownProgram, pictures, SOURCE, shownStatus } from './catalog.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { inMail } from './mails.ts';
import { laterPages, onPage, open } from './pages.ts';

/** Creates an account whose address is verified, as by a link to set a password. */
async function verifiedAccount(request: APIRequestContext) {
  const person = newPerson();
  await signedUp(request, person);
  await request.post('/auth/v1/recover', { data: { email: person.email } });
  const token_hash = await inMail(person.email, /token_hash=([^\s&"<>]+)/);
  const answer = await request.post('/auth/v1/verify', { data: { type: 'recovery', token_hash } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { ...person, session: await answer.json() };
}

/** Opens the link of an email in a new document, as an email program does. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** Finds the program in the queue and pauses it. */
async function pauseInQueue(page: Page): Promise<void> {
  const { name } = ownProgram(page);
  await page.goto('/dashboard');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Requests' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Catalog' }).click();
  await onPage(page, 'Catalog');
  const queue = page.getByRole('list', { name: 'Programs to review' });
  await expect(queue.getByRole('listitem')).toHaveCount(30);
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await pictures(page, '1-queue');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await queue.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Status' });
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Paused');
  await form.getByRole('button', { name: 'Save status' }).click();
  await expect(form.getByText('Enter an address that begins with https://')).toBeVisible();
  await form.getByRole('textbox', { name: 'Source' }).fill(SOURCE);
  await form.getByRole('button', { name: 'Save status' }).press('Enter');
  await expect(page.getByText('Buyers see the change now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'From agency.example.gov' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
}

/** Tries to save a score that no one has. */
async function enterWrongScore(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change: Lowest credit score' });
  await change.press('Enter');
  const score = page.getByRole('form', { name: 'Change: Lowest credit score' });
  await score.getByRole('textbox', { name: 'Value' }).fill('9000');
  await score.getByRole('textbox', { name: 'Source' }).fill(SOURCE);
  await score.getByRole('button', { name: 'Save change' }).click();
  await expect(score.getByRole('alert')).toContainText('must be at most 850');
  await expectNoSidewaysScroll(page);
  await pictures(page, '2-program');
  await score.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();
}

test('a buyer hears that an editor paused a program, and ends these emails with one click', {
  tag: '@phone-first',
}, async ({ allowMessage, page, request, store }) => {
  test.slow();
  allowMessage(/status of 400/);
  const { id, homeLocation } = ownProgram(page);
  const buyer = await verifiedAccount(request);
  const money = { homePrice: 250_000, downPayment: 15_000, householdIncome: 70_000 };
  await haveQuote(request, buyer.session, completeDraft({ ...money, homeLocation }));
  const editor = await newOperator(request, newPerson(), 'catalog');

  await store(sessionItems(buyer.session));
  await page.goto('/dashboard');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: /^Tell me when this changes/ }).press('Enter');
  const promise = `We will email you at ${buyer.email} when it changes.`;
  await expect(card.getByText(promise)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Stop emails about Condo/ })).toBeFocused();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');

  await store(sessionItems(editor.session));
  await test.step('the editor pauses the program', () => pauseInQueue(page));
  await test.step('the editor enters a wrong score', () => enterWrongScore(page));
  expect(await shownStatus(request, id)).toBe('paused');

  await inMail(buyer.email, /is paused now\./);
  await inMail(buyer.email, /before: open[^,]*, now: paused[\s\S]+agency\.example\.gov/);
  await inMail(buyer.email, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  await store(sessionItems(buyer.session));
  await follow(page, await inMail(buyer.email, /http\S+\/dashboard/));
  const news = card.getByRole('region', { name: 'What changed' });
  await expect(news.getByRole('link', { name: /is paused now\.$/ })).toBeVisible();
  await news.getByText('Why, and what says so').click();
  await expect(news.getByRole('link', { name: /^Source: agency\.example\.gov/ })).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);

  await follow(page, await inMail(buyer.email, /http\S+\/notices#stop=[\w-]{43}/));
  await onPage(page, 'Do you want to end these emails?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End these emails' }).press('Enter');
  await onPage(page, 'These emails have ended');
  await expect(page.getByText('You get no more emails about your saved quote.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await onPage(page, 'You get these emails again');
  await page.getByRole('button', { name: 'End these emails' }).press('Enter');
  await onPage(page, 'These emails have ended');
  await page.goto('/dashboard');
  await expect(card.getByRole('button', { name: /^Tell me when this changes/ })).toBeVisible();

  await store(sessionItems(editor.session));
  await page.goto('/operator/catalog');
  await page.getByRole('searchbox', { name: 'Search' }).fill(ownProgram(page).name);
  await page
    .getByRole('link', { name: ownProgram(page).name })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo the change of Funding status' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByText(/^Undone /).first()).toBeVisible();
  expect(await shownStatus(request, id)).not.toBe('paused');

  await page.goto('/operator/leads');
  await onPage(page, "Oops! The page you're looking for doesn't exist.");
});

test('someone without an account confirms an address before we write to it', {
  tag: '@phone-first',
}, async ({ allowMessage, haveDraft, page }) => {
  allowMessage(/status of 404 .*notices\/stop/);
  test.slow();
  const { email } = newPerson();
  await page.clock.install();
  await haveDraft(completeDraft(detroitBuyer));
  await open(page, laterPages.programs);
  const row = page
    .getByRole('region', { name: /^Paused or waitlist/ })
    .getByRole('article')
    .first();
  await row.getByRole('button', { expanded: false }).press('Enter');
  await row.getByRole('button', { name: /^Tell me when this changes/ }).press('Enter');
  const field = row.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeFocused();
  await expect(row.getByText('First we send one email')).toBeVisible();
  await field.press('Enter');
  await expect(row.getByRole('alert')).toContainText('Enter your email address');
  await expectAccessible(page);
  await expectAccessible(page, 'dark');
  await expectNoSidewaysScroll(page);
  await field.fill(email);
  await page.clock.fastForward(5_000);
  await field.press('Enter');
  await expect(row.getByText(`that we sent to ${email}`)).toBeFocused();

  await follow(page, await inMail(email, /http\S+\/notices#confirm=[\w-]{43}/));
  await onPage(page, 'Do you want these emails?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, email me' }).press('Enter');
  await onPage(page, 'Your address is confirmed');
  await expect(page.getByText(/^We will email you about .*Launch/)).toBeVisible();

  await follow(page, `/notices#stop=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: 'End these emails' }).press('Enter');
  await onPage(page, 'This link no longer works');
  await expectAccessible(page);
});
