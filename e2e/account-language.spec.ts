import type { APIRequestContext } from '@playwright/test';
import { bearer, newAccount, SESSION_KEY, type Session } from './accounts.ts';
import { expect, test } from './test.ts';

/** Returns the language that an account stores. */
async function keptLanguage(request: APIRequestContext, session: Session): Promise<unknown> {
  const answer = await request.get('/auth/v1/user', { headers: bearer(session) });
  return (await answer.json()).user_metadata.language;
}

test('an account stores the language that its owner chooses, and uses it on another device', async ({
  browser,
  buyer,
  page,
  request,
}) => {
  const maya = await buyer.hasAccount();
  await page.goto('/dashboard');
  await buyer.arrivesAt('dashboard');
  await buyer.switchesTo('Español');
  await buyer.readsIn('es');
  await expect.poll(() => keptLanguage(request, maya.session)).toBe('es');

  const other = await buyer.onAnotherDevice(browser);
  await other.signsIn(maya);
  await other.readsIn('es');
  await other.page.reload();
  await other.readsIn('es');

  // The language in the URL has priority. A choice made on this device stays until the next
  // sign-in.
  await other.switchesTo('English');
  await other.readsIn('en');
  await expect.poll(() => keptLanguage(request, maya.session)).toBe('en');
  await other.page.goto('/es/sources');
  await other.readsIn('es');
  await page.reload();
  await buyer.readsIn('es');
  await other.page.context().close();
});

test('an account adopts the language that the visitor chose before signing in', {
  tag: '@full',
}, async ({ buyer, page, request }) => {
  const maya = await newAccount(request);
  await page.goto('/es/sources');
  await buyer.link('English').first().click();
  await buyer.signsIn(maya);
  await expect.poll(() => keptLanguage(request, maya.session)).toBe('en');
});

test('only the language menu changes the language that is stored in the account', {
  tag: '@full',
}, async ({ buyer, page, request }) => {
  const stored: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PUT' && sent.url().endsWith('/auth/v1/user')) {
      stored.push(sent.postDataJSON().data);
    }
  });
  const { session } = await newAccount(request);
  await page.goto('/es/quote/home-info/price?from=link');
  await expect(page).toHaveURL('/quote/home-info/type');
  await buyer.readsIn('es');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [SESSION_KEY, JSON.stringify(session)],
  );
  for (const address of ['/es/sources', '/dashboard']) {
    const known = page.waitForResponse('**/auth/v1/user');
    await page.goto(address);
    await known;
    await buyer.readsIn('es');
  }
  await buyer.switchesTo('English');
  await expect.poll(() => keptLanguage(request, session)).toBe('en');
  expect(stored).toEqual([{ language: 'en' }]);
});
