import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '@latchkey/api/testing';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Account, fillSignIn, fillSignUp, newPerson, openMenu } from './accounts.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { readable } from './mail-server.ts';
import { laterPages, onPage, open } from './pages.ts';

const NEW = 'three keys and a door';

/** The URLs of the three servers under test. */
interface Addresses {
  /** Stores accounts and requires users to confirm their email address. */
  readonly hosted: string;
  /** Stores quotes and accepts accounts from `hosted`. */
  readonly product: string;
  /** Serves only the web app, which uses the API and accounts on `hosted`. */
  readonly pages: string;
}

let folder: string;
let at: Addresses;
let servers: ServerProcess[] = [];

async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

function start(name: keyof Addresses, settings: Record<string, string>): Promise<ServerProcess> {
  return startServer({
    PORT: new URL(at[name]).port,
    DATA_DIR: join(folder, name),
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...settings,
  });
}

// Both tests share the same servers, so one worker must run both.
test.describe.configure({ mode: 'default', timeout: 360_000 });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-hosted-'));
  at = {
    hosted: await freeAddress(),
    product: await freeAddress(),
    pages: await freeAddress(),
  };
  servers = await Promise.all([
    start('hosted', {
      AUTH_AUTOCONFIRM: 'false',
      AUTH_REDIRECT_ALLOW_LIST: `${at.product}/**`,
      CORS_ORIGINS: `${at.product},${at.pages}`,
    }),
    start('product', { SUPABASE_URL: at.hosted, SUPABASE_ANON_KEY: 'a-public-key' }),
    start('pages', { API_URL: at.hosted }),
  ]);
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
  await rm(folder, { recursive: true, force: true });
});

/** Waits until this email address has received `count` links. Returns the last link. */
async function mailedLink(email: string, count: number): Promise<string> {
  const mails = join(folder, 'hosted/mail');
  const links = async () => {
    // While the server is still writing an email, its file has another extension.
    const files = (await readdir(mails).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(
      files.toSorted().map(async (file) => readable(await readFile(join(mails, file), 'latin1'))),
    );
    return texts
      .filter((text) => text.includes(`To: ${email}`))
      .flatMap((text) => /http\S*token_hash=[^\s"<>]+/.exec(text)?.[0] ?? []);
  };
  await expect.poll(async () => (await links()).length).toBe(count);
  return ((await links()).at(-1) ?? '').replaceAll('&amp;', '&');
}

/** Creates a browser context that has a quote in progress and the same quote saved. */
async function browserWithQuote(browser: Browser, origin: string): Promise<BrowserContext> {
  const now = new Date().toISOString();
  const quote = { ...completeDraft(), id: crypto.randomUUID(), createdAt: now, updatedAt: now };
  const items = { ...draftItems(quote), quotes: JSON.stringify([quote]) };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** Collects the URLs that the page requests from the API and the account server. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|auth)\//.test(request.url())) calls.push(request.url());
  });
  return calls;
}

async function signUp(page: Page, maya: Account): Promise<void> {
  await page.goto('/?auth=sign-up');
  await fillSignUp(page, maya);
  await expect(page.getByRole('dialog')).toContainText(`We sent a link to ${maya.email}.`);

  // The correct password does not work until the user confirms the email address.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, maya);
  await expect(page.getByText('New here? Open the link in your email first.')).toBeVisible();
}

test('works with accounts, or the entire API, on another host', async ({ browser }) => {
  const maya = newPerson();

  await test.step('signs a buyer up with accounts on another host, and moves a quote', async () => {
    const context = await browserWithQuote(browser, at.product);
    const page = await context.newPage();
    const calls = callsOf(page);
    await signUp(page, maya);

    await page.goto(await mailedLink(maya.email, 1));
    await onPage(page, 'Confirm your email');
    // Without cookies, the other host cannot tell that this browser sent the name and password.
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByText('Full name is required')).toBeVisible();
    await page.getByLabel('Full Name').fill(maya.fullName);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
    // The button moves up when the error messages disappear.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await onPage(page, 'Welcome back!');
    await expect(page.getByRole('article')).toHaveCount(1);

    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await onPage(page, 'Your path to lower monthly payments');
    await page.goto('/?auth=reset-password');
    await page.getByRole('dialog').getByLabel('Email').fill(maya.email);
    await page.getByRole('button', { name: 'Send instructions' }).click();
    await page.goto(await mailedLink(maya.email, 2));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New Password *').fill(NEW);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);

    expect(calls.filter((url) => url.startsWith(`${at.product}/auth/`))).toEqual([]);
    await context.close();
  });

  await test.step('serves a web app that uses an API on another host, without cookies', async () => {
    const context = await browserWithQuote(browser, at.pages);
    const page = await context.newPage();
    const calls = callsOf(page);
    await open(page, laterPages.programs);
    await page.goto('/dashboard?auth=sign-in');
    await fillSignIn(page, { ...maya, password: NEW });
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);

    expect(calls).not.toEqual([]);
    expect(calls.filter((url) => !url.startsWith(`${at.hosted}/`))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

test('opens the account directly in the browser that signed up, and warns in another', async ({
  browser,
}) => {
  const maya = newPerson();
  const context = await browser.newContext({ baseURL: at.hosted });
  const page = await context.newPage();
  await signUp(page, maya);
  const link = await mailedLink(maya.email, 1);
  const warning = 'Only continue if you asked for this email.';

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(reader.getByText(warning)).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await onPage(page, 'Confirm your email');
  await expect(page.getByText(warning)).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'Unlock Savings Today');
  await openMenu(page);
  await expect(page.getByRole('menu')).toContainText(maya.fullName);
  await context.close();
});
