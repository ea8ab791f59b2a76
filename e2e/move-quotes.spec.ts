import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { haveQuote, newAccount, sessionItems, signIn } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';
import { confirmAnswers } from './wizard.ts';

const QUOTES = '**/api/quotes';

/** A quote as this browser keeps it for a visitor without an account. */
function savedQuote(changes: object = {}) {
  const now = new Date().toISOString();
  return { ...completeDraft(), id: randomUUID(), createdAt: now, updatedAt: now, ...changes };
}

function quotesHere(page: Page): Promise<{ id: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('quotes') ?? '[]'));
}

/** The ids of the quotes that the page puts, in their order. */
function watchPuts(page: Page): string[] {
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON().id);
  });
  return puts;
}

test('quotes of this browser move to the account at sign-in, each once and in order', {
  tag: ['@phone', '@postgres'],
}, async ({ page, request, store }) => {
  const maya = await newAccount(request);
  const quotes = ['condo', 'multi-family', 'single-family'].map((homeType) =>
    savedQuote({ homeType }),
  );
  await store({ quotes: JSON.stringify(quotes) });
  const puts = watchPuts(page);

  await signIn(page, maya);
  await expect(page.getByRole('article')).toContainText(['Single-Family', 'Multi-Family', 'Condo']);
  expect(puts).toEqual(quotes.map(({ id }) => id));
  expect(await quotesHere(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(puts).toHaveLength(3);
});

test('a move that breaks off goes on at the next visit, and nothing is lost meanwhile', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/Failed to load resource|Could not move/);
  const maya = await newAccount(request);
  const [first, second, third] = [savedQuote(), savedQuote(), savedQuote()];
  await store({ quotes: JSON.stringify([first, second, third]) });
  let puts = 0;
  await page.route(QUOTES, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    puts += 1;
    // The first is stored, the second is stored too but the answer is lost.
    if (puts === 2) await route.fetch();
    return puts === 1 ? route.continue() : route.abort();
  });

  await signIn(page, maya);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect.poll(() => quotesHere(page)).toHaveLength(2);
  expect((await quotesHere(page)).map(({ id }) => id)).toEqual([second.id, third.id]);

  await page.unroute(QUOTES);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(() => quotesHere(page)).toEqual([]);
});

test('of a quote that the account has newer, the newer stays', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 409/);
  const maya = await newAccount(request);
  const old = savedQuote({ homePrice: 300_000, updatedAt: '2026-11-01T00:00:00.000Z' });
  await haveQuote(request, maya.session, { ...completeDraft(), id: old.id, homePrice: 500_000 });
  await store({ quotes: JSON.stringify([old]) });

  await signIn(page, maya);
  await expect(page.getByRole('article')).toContainText('$500,000');
  await expect.poll(() => quotesHere(page)).toEqual([]);
});

test('a quote that the account refuses stays here and holds up no other', async ({
  allowMessage,
  page,
  request,
  store,
}) => {
  allowMessage(/status of 400/);
  const maya = await newAccount(request);
  const location = completeDraft().homeLocation;
  const unknown = { ...Object(location), id: 1, zipcode: '00000' };
  const refused = savedQuote({ homeLocation: unknown });
  await store({ quotes: JSON.stringify([refused, savedQuote()]) });

  await signIn(page, maya);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => quotesHere(page)).toMatchObject([{ id: refused.id }]);
});

test('the quote in progress can be confirmed again after it has moved', async ({
  haveDraft,
  page,
  request,
}) => {
  const maya = await newAccount(request);
  await haveDraft(completeDraft());
  const confirm = async () => {
    await open(page, laterPages.confirmation);
    await confirmAnswers(page);
  };
  await confirm();
  await signIn(page, maya, laterPages.confirmation.address);
  await expect.poll(() => quotesHere(page)).toEqual([]);
  await confirm();
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a session that came without a sign-in here takes no quotes out of this browser', async ({
  page,
  request,
  store,
}) => {
  const { session } = await newAccount(request);
  await store({
    ...sessionItems(session),
    quotes: JSON.stringify([savedQuote()]),
  });
  const puts = watchPuts(page);
  await page.goto('/dashboard');
  await onPage(page, 'Unlock Savings Today');
  await page.reload();
  await onPage(page, 'Unlock Savings Today');
  expect(puts).toEqual([]);
  expect(await quotesHere(page)).toHaveLength(1);
});
