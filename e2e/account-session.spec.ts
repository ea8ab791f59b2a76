import type { Page } from '@playwright/test';
import { endSessions, haveQuote, newAccount, SESSION_KEY, sessionItems } from './accounts.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './test.ts';

const LANDING = 'Your path to lower monthly payments';
const EMPTY = 'Unlock Savings Today';

/**
 * Records the visible level 1 headings of each document that the page loads. Returns a function
 * that reads the headings recorded in the current document.
 */
async function headingsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading?.checkVisibility({ visibilityProperty: true })) return;
      if (heading.textContent !== seen.at(-1)) seen.push(heading.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'headingsSeen'));
}

test('sends a signed-in user to the dashboard without showing the landing page', async ({
  buyer,
  page,
}) => {
  await buyer.hasAccount();
  const headings = await headingsOf(page);
  for (const address of ['/', '/?auth=sign-in', '/dashboard?auth=sign-up']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard');
    await buyer.arrivesAt('dashboard');
    expect(await headings()).toEqual([EMPTY]);
    await expect(buyer.dialog()).toBeHidden();
  }
});

test('hides account pages from a visitor whose session has ended', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/status of 40[013]|Could not look up|AuthApiError/);
  const { session } = await newAccount(request);
  await endSessions(request, session);
  const headings = await headingsOf(page);
  for (const address of ['/dashboard', '/profile']) {
    await buyer.hasSession(session);
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(buyer.messages).toContainText('You were signed out');
    await buyer.arrivesAt('landing');
    expect(await headings()).toEqual([LANDING]);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  }

  await test.step('signs out a visitor whose session cannot be refreshed', async () => {
    const spent = { ...session, expires_at: 1, refresh_token: 'spentspentspent' };
    await buyer.stores({ ...sessionItems(spent), ...draftItems(completeDraft()) });
    await page.goto('/dashboard');
    await expect(buyer.messages).toContainText('Sign in again to see your saved applications.');
    await buyer.arrivesAt('landing');
    await expect(buyer.link('Continue my quote').first()).toBeVisible();
  });
});

test('signs out on the first request after the session ends elsewhere, and keeps the answers', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/status of 40[13]|Could not look up/);
  const { session } = await newAccount(request);
  await haveQuote(request, session, completeDraft());
  await buyer.stores({ ...sessionItems(session), ...draftItems(completeDraft()) });
  // The requests that the page sends on its own must not be the first ones after the session ends.
  const ofAccount = ['notices', 'quote-news'].map((name) => `**/api/account/${name}`);
  await buyer.opensSignedIn('/dashboard', [...ofAccount, '**/api/quotes/*/notes']);
  await expect(buyer.articles).toHaveCount(1);
  await endSessions(request, session);

  const calls: string[] = [];
  page.on('request', (each) => calls.push(new URL(each.url()).pathname));
  await page.getByText('Delete Application').click();
  await expect(buyer.messages).toContainText(['You were signed out']);
  await buyer.arrivesAt('landing');
  await expect(buyer.link('Continue my quote').first()).toBeVisible();
  expect(calls.filter((path) => path === '/auth/v1/user')).toHaveLength(1);
  expect(calls.filter((path) => path === '/api/quotes')).toEqual([]);
});

test('keeps a session while the account service does not respond, and refreshes it later', {
  tag: '@full',
}, async ({ allowMessage, buyer, page, request }) => {
  allowMessage(/Failed to load resource|Could not look up|Retryable/);
  const { session } = await newAccount(request);
  await buyer.stores(sessionItems({ ...session, expires_at: 1 }));
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  await expect(buyer.button('Account of Maya Okafor')).toBeVisible();

  await page.unroute('**/auth/v1/token*');
  await page.reload();
  await buyer.arrivesAt('dashboard');
  const kept = await page.evaluate((key) => JSON.parse(localStorage[key]), SESSION_KEY);
  expect(kept.refresh_token).not.toBe(session.refresh_token);

  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await buyer.arrivesAt('dashboard');
});

test('keeps a user signed in until the tab closes if storage is blocked', async ({
  buyer,
  request,
}) => {
  const maya = await newAccount(request);
  await buyer.blocksStorage();
  await buyer.signsIn(maya);
  await buyer.arrivesAt('dashboard');
  await buyer.presses('Get a New Quote');
  await buyer.isOn('Home Type');
  await expect(buyer.button('Account of Maya Okafor')).toBeVisible();
});
