import type { APIRequestContext } from '@playwright/test';
import { newAccount, SESSION_KEY, sessionItems, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

const DASHBOARD = 'Unlock Savings Today';

/** The language that an account keeps. */
async function keptLanguage(request: APIRequestContext, token: string): Promise<unknown> {
  const answer = await request.get('/auth/v1/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).user_metadata.language;
}

test('the account keeps the language that its owner chooses, also on another device', async ({
  browser,
  page,
  request,
  store,
}) => {
  const maya = await newAccount(request);
  await store(sessionItems(maya.session));
  await page.goto('/dashboard');
  await onPage(page, DASHBOARD);
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => keptLanguage(request, maya.session.access_token)).toBe('es');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, maya);
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');

  // The address decides, and the choice made here stays until the next sign-in.
  await other.getByRole('button', { name: 'English' }).first().click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => keptLanguage(request, maya.session.access_token)).toBe('en');
  await other.goto('/es/sources');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await other.context().close();
});

test('a choice made before the sign-in becomes the account’s', async ({ page, request }) => {
  const maya = await newAccount(request);
  await page.goto('/es/sources');
  await page.getByRole('link', { name: 'English' }).first().click();
  await signIn(page, maya);
  await expect.poll(() => keptLanguage(request, maya.session.access_token)).toBe('en');
});

test('only the switch changes the language that the account keeps', async ({ page, request }) => {
  const stored: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PUT' && sent.url().endsWith('/auth/v1/user')) {
      stored.push(sent.postDataJSON().data);
    }
  });
  const { session } = await newAccount(request);
  await page.goto('/es/quote/home-info/price?from=link');
  await expect(page).toHaveURL('/quote/home-info/type');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [SESSION_KEY, JSON.stringify(session)],
  );
  for (const address of ['/es/sources', '/dashboard']) {
    const known = page.waitForResponse('**/auth/v1/user');
    await page.goto(address);
    await known;
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  }
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect.poll(() => keptLanguage(request, session.access_token)).toBe('en');
  expect(stored).toEqual([{ language: 'en' }]);
});
