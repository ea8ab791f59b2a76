import type { Page } from '@playwright/test';
import {
  endSessions,
  haveQuote,
  newAccount,
  openMenu,
  SESSION_KEY,
  sessionItems,
  signIn,
  signOut,
} from './accounts.ts';
import { alerts } from './alert.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

const LANDING = 'Your path to lower monthly payments';
const EMPTY = 'Unlock Savings Today';

/** Every heading that the page has shown, one after the other. */
async function headingsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && heading !== seen.at(-1)) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'headingsSeen'));
}

test('signed-in people are led from the landing page to the dashboard, and see nothing else', async ({
  page,
  request,
  store,
}) => {
  await store(sessionItems((await newAccount(request)).session));
  const headings = await headingsOf(page);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await onPage(page, EMPTY);
  expect(await headings()).toEqual([EMPTY]);
});

for (const address of ['/dashboard', '/profile']) {
  test(`${address} shows nothing to a visitor whose session was ended elsewhere`, async ({
    allowMessage,
    page,
    request,
    store,
  }) => {
    allowMessage(/status of 40[13]|Could not look up/);
    const { session } = await newAccount(request);
    await endSessions(request, session);
    await store(sessionItems(session));
    const headings = await headingsOf(page);
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(alerts(page)).toContainText('You were signed out');
    await onPage(page, LANDING);
    expect(await headings()).toEqual([LANDING]);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  });
}

test('a session that is ended elsewhere ends here at the next call, without a loop, and the quote in progress stays', async ({
  allowMessage,
  haveDraft,
  page,
  request,
}) => {
  allowMessage(/status of 40[13]|Could not look up/);
  const maya = await newAccount(request);
  await haveQuote(request, maya.session, completeDraft());
  await haveDraft(completeDraft());
  await signIn(page, maya);
  await expect(page.getByRole('article')).toHaveCount(1);
  await endSessions(request, maya.session);

  const calls: string[] = [];
  page.on('request', (each) => calls.push(new URL(each.url()).pathname));
  await page.getByText('Delete Application').click();
  await expect(alerts(page)).toContainText(['You were signed out']);
  await onPage(page, LANDING);
  await expect(page.getByRole('link', { name: 'Continue my quote' })).toBeVisible();
  expect(calls.filter((path) => path === '/auth/v1/user')).toHaveLength(1);
  expect(calls.filter((path) => path === '/api/quotes')).toEqual([]);
});

test('tabs agree on who is signed in', async ({ context, page: tab, request }) => {
  const maya = await newAccount(request);
  const other = await context.newPage();
  await other.goto('/');
  await onPage(other, LANDING);

  await signIn(tab, maya);
  await expect(other).toHaveURL('/dashboard');
  await onPage(other, EMPTY);

  await openMenu(other);
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await onPage(other, LANDING);
  await onPage(tab, LANDING);
  for (const each of [tab, other]) await expect(alerts(each)).toHaveCount(0);
});

test('a sign-out in one tab clears what every other tab shows', async ({
  context,
  haveDraft,
  page: tab,
  request,
}) => {
  const maya = await newAccount(request);
  await haveQuote(request, maya.session, completeDraft());
  await haveDraft(completeDraft());
  await signIn(tab, maya);
  await expect(tab.getByRole('article')).toHaveCount(1);
  const addresses = [laterPages.programs, laterPages.calculator, laterPages.confirmation];
  const others = [];
  for (const page of addresses) {
    const other = await context.newPage();
    await open(other, page);
    others.push(other);
  }
  const list = await context.newPage();
  await list.goto('/dashboard');
  await expect(list.getByRole('article')).toHaveCount(1);

  await signOut(tab);
  for (const each of [...others, list]) {
    await onPage(each, LANDING);
    await expect(each.getByRole('link', { name: 'Continue my quote' })).toBeHidden();
    await expect(alerts(each)).toHaveCount(0);
  }
  const kept = await tab.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'latchkey.compared')).toEqual([]);
});

test('a reload keeps the session, and so does an outage of the account service', async ({
  allowMessage,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource|Could not look up/);
  const maya = await newAccount(request);
  await signIn(page, maya);
  await onPage(page, EMPTY);
  await page.reload();
  await onPage(page, EMPTY);

  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await onPage(page, EMPTY);
  await page.unroute('**/auth/v1/user');
});

test('a session about to expire is refreshed before it is used', async ({
  page,
  request,
  store,
}) => {
  const { session } = await newAccount(request);
  const inAMinute = Math.floor(Date.now() / 1000) + 60;
  await store(sessionItems({ ...session, expires_at: inAMinute }));
  await page.goto('/dashboard');
  await onPage(page, EMPTY);
  const kept = await page.evaluate((key) => JSON.parse(localStorage[key]), SESSION_KEY);
  expect(kept.refresh_token).not.toBe(session.refresh_token);
});

test('where an expired session cannot be refreshed for an outage, nobody is thrown out', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/Failed to load resource|Retryable/);
  const { session } = await newAccount(request);
  await store(sessionItems({ ...session, expires_at: 1 }));
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible({
    timeout: 10_000,
  });

  await page.unroute('**/auth/v1/token*');
  await page.reload();
  await onPage(page, EMPTY);
});

test('a session that cannot be refreshed any more ends, and the quote in progress stays', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 400|AuthApiError/);
  const { session } = await newAccount(request);
  const spent = { ...session, expires_at: 1, refresh_token: 'spentspentspent' };
  await store({
    ...sessionItems(spent),
    'latchkey.draft': JSON.stringify(completeDraft()),
  });
  await page.goto('/dashboard');
  await expect(alerts(page)).toContainText('Sign in again to see your saved applications.');
  await onPage(page, LANDING);
  await expect(page.getByRole('link', { name: 'Continue my quote' })).toBeVisible();
});

test('a visitor without a session loads no client and asks no account service', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await onPage(page, LANDING);
  await page.goto('/quote/home-info/type');
  await onPage(page, 'Home Type');
  expect(asked.filter((path) => /\/auth\/|connect-/.test(path))).toEqual([]);
});

test('where storage is blocked one can sign in until the tab is closed', async ({
  context,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await signIn(page, maya);
  await onPage(page, EMPTY);
  await page.getByRole('button', { name: 'Get a New Quote' }).click();
  await onPage(page, 'Home Type');
  await expect(page.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible();
});
