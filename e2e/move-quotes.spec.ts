import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { haveQuote, newAccount, sessionItems } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './test.ts';

const QUOTES = '**/api/quotes';

/**
 * Returns a quote in the format in which the browser stores it for a visitor without an account.
 */
function savedQuote(changes: object = {}) {
  const now = new Date().toISOString();
  return { ...completeDraft(), id: randomUUID(), createdAt: now, updatedAt: now, ...changes };
}

function quotesInBrowser(buyer: Buyer): Promise<{ id: string }[]> {
  return buyer.savedQuotes();
}

/** Collects the IDs of the quotes that the page sends to the account, in order. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') ids.push(request.postDataJSON().id);
  });
  return ids;
}

test('moves the browser’s quotes to the account at sign-in, oldest first, and each quote only once', async ({
  buyer,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  const quotes = ['condo', 'multi-family', 'single-family'].map((homeType) =>
    savedQuote({ homeType }),
  );
  await buyer.stores({ quotes: JSON.stringify(quotes) });
  const ids = sentIds(page);

  await buyer.signsIn(maya);
  await expect(buyer.articles).toContainText(['Single-Family', 'Multi-Family', 'Condo']);
  expect(ids).toEqual(quotes.map(({ id }) => id));
  expect(await quotesInBrowser(buyer)).toEqual([]);

  await page.reload();
  await expect(buyer.articles).toHaveCount(3);
  expect(ids).toHaveLength(3);
});

test('resumes an interrupted move on the next visit without losing a quote', async ({
  allowMessage,
  buyer,
  page,
  request,
}) => {
  allowMessage(/Failed to load resource|Could not move/);
  const maya = await newAccount(request);
  const [first, second, third] = [savedQuote(), savedQuote(), savedQuote()];
  await buyer.stores({ quotes: JSON.stringify([first, second, third]) });
  let puts = 0;
  await page.route(QUOTES, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    puts += 1;
    // The server stores the first two quotes, but its response to the second request is lost.
    if (puts === 2) await route.fetch();
    return puts === 1 ? route.continue() : route.abort();
  });

  const lost = page.waitForEvent('requestfailed', (sent) => sent.method() === 'PUT');
  await buyer.signsIn(maya);
  await expect(buyer.articles).not.toHaveCount(0);
  await lost;
  await expect.poll(() => quotesInBrowser(buyer)).toHaveLength(2);
  expect((await quotesInBrowser(buyer)).map(({ id }) => id)).toEqual([second.id, third.id]);

  await page.unroute(QUOTES);
  await page.reload();
  await expect(buyer.articles).toHaveCount(3);
  await expect.poll(() => quotesInBrowser(buyer)).toEqual([]);
});

test('keeps a newer quote in the account, and keeps a rejected quote in the browser', {
  tag: '@full',
}, async ({ allowMessage, buyer, request }) => {
  allowMessage(/status of 40[09]/);
  const maya = await newAccount(request);
  const old = savedQuote({ homePrice: 300_000, updatedAt: '2026-11-01T00:00:00.000Z' });
  await haveQuote(request, maya.session, { ...completeDraft(), id: old.id, homePrice: 500_000 });
  const unknown = { ...Object(completeDraft().homeLocation), id: 1, zipcode: '00000' };
  const rejected = savedQuote({ homeLocation: unknown });
  await buyer.stores({
    quotes: JSON.stringify([rejected, old, savedQuote({ homePrice: 410_000 })]),
  });

  await buyer.signsIn(maya);
  await expect(buyer.articles).toContainText(['$410,000', '$500,000']);
  await expect.poll(() => quotesInBrowser(buyer)).toMatchObject([{ id: rejected.id }]);
});

test('updates the moved quote when the buyer confirms changed answers', { tag: '@full' }, async ({
  buyer,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await buyer.startsAt('confirmation');
  await buyer.confirms();
  await buyer.presses('Create an account');
  await buyer.dialog().getByRole('button', { name: 'Sign In' }).click();
  await buyer.sendsSignIn(maya);
  await expect.poll(() => quotesInBrowser(buyer)).toEqual([]);

  await page.goBack();
  await buyer.confirms();
  await page.goto('/dashboard');
  await expect(buyer.articles).toHaveCount(1);
});

test('does not move quotes if no one signs in on the page', { tag: '@full' }, async ({
  buyer,
  page,
  request,
}) => {
  const { session } = await newAccount(request);
  await buyer.stores({ ...sessionItems(session), quotes: JSON.stringify([savedQuote()]) });
  const ids = sentIds(page);
  await page.goto('/dashboard');
  await buyer.isOn('Unlock Savings Today');
  await page.reload();
  await buyer.isOn('Unlock Savings Today');
  expect(ids).toEqual([]);
  expect(await quotesInBrowser(buyer)).toHaveLength(1);
});
