import type { Page } from '@playwright/test';
import {
  endSessions,
  haveQuote,
  newAccount,
  SESSION_KEY,
  sessionItems,
  signIn,
} from './accounts.ts';
import { alerts } from './alert.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';
import { openSettled } from './settled.ts';

const LANDING = 'Your path to lower monthly payments';
const EMPTY = 'Unlock Savings Today';

/** Records the visible level 1 headings of each document. Returns a function that reads the current ones. */
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
  page,
  request,
  store,
}) => {
  await store(sessionItems((await newAccount(request)).session));
  const headings = await headingsOf(page);
  for (const address of ['/', '/?auth=sign-in', '/dashboard?auth=sign-up']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard');
    await onPage(page, EMPTY);
    expect(await headings()).toEqual([EMPTY]);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('hides account pages from a visitor whose session has ended', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 40[013]|Could not look up|AuthApiError/);
  const { session } = await newAccount(request);
  await endSessions(request, session);
  const headings = await headingsOf(page);
  for (const address of ['/dashboard', '/profile']) {
    await store(sessionItems(session));
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(alerts(page)).toContainText('You were signed out');
    await onPage(page, LANDING);
    expect(await headings()).toEqual([LANDING]);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  }

  await test.step('signs out a visitor whose session cannot be refreshed', async () => {
    const spent = { ...session, expires_at: 1, refresh_token: 'spentspentspent' };
    await store({ ...sessionItems(spent), ...draftItems(completeDraft()) });
    await page.goto('/dashboard');
    await expect(alerts(page)).toContainText('Sign in again to see your saved applications.');
    await onPage(page, LANDING);
    await expect(page.getByRole('link', { name: 'Continue my quote' }).first()).toBeVisible();
  });
});

test('signs out on the first call after the session ends elsewhere, and keeps answers', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 40[13]|Could not look up/);
  const { session } = await newAccount(request);
  await haveQuote(request, session, completeDraft());
  await store({ ...sessionItems(session), ...draftItems(completeDraft()) });
  // The page's own calls must not be the first ones after the session has ended.
  await openSettled(page, '/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await endSessions(request, session);

  const calls: string[] = [];
  page.on('request', (each) => calls.push(new URL(each.url()).pathname));
  await page.getByText('Delete Application').click();
  await expect(alerts(page)).toContainText(['You were signed out']);
  await onPage(page, LANDING);
  await expect(page.getByRole('link', { name: 'Continue my quote' }).first()).toBeVisible();
  expect(calls.filter((path) => path === '/auth/v1/user')).toHaveLength(1);
  expect(calls.filter((path) => path === '/api/quotes')).toEqual([]);
});

test('keeps a session while the account service is down, and refreshes it afterward', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/Failed to load resource|Could not look up|Retryable/);
  const { session } = await newAccount(request);
  await store(sessionItems({ ...session, expires_at: 1 }));
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Account of Maya Okafor' })).toBeVisible();

  await page.unroute('**/auth/v1/token*');
  await page.reload();
  await onPage(page, EMPTY);
  const kept = await page.evaluate((key) => JSON.parse(localStorage[key]), SESSION_KEY);
  expect(kept.refresh_token).not.toBe(session.refresh_token);

  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await onPage(page, EMPTY);
});

test('keeps a user signed in until the tab closes if storage is blocked', async ({
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
