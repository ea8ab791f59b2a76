import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ServerProcess,
  type StaffProvider,
  staffClaims,
  staffSettings,
  startServer,
  startStaffProvider,
} from '@latchkey/api/testing';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Account, newPerson } from './accounts.ts';
import { Buyer } from './buyer.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { readable } from './mail-server.ts';
import { Operator } from './operator.ts';
import { expect, test } from './test.ts';
import { storageAt } from './visitor.ts';

const NEW = 'three keys and a door';

/** The URLs of the three servers under test. */
interface Addresses {
  /**
   * The server for the web app, the API and the accounts. Its users must confirm their email
   * address, and staff sign in at `provider`.
   */
  readonly hosted: string;
  /** The server for the web app and the API, which accepts the accounts of `hosted`. */
  readonly product: string;
  /** A server for only the web app, which uses the API and the accounts on `hosted`. */
  readonly pages: string;
}

let folder: string;
let at: Addresses;
let servers: ServerProcess[] = [];
let provider: StaffProvider;

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

// All tests share these servers, so one worker must run both.
test.describe.configure({ mode: 'default', timeout: 360_000 });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = await mkdtemp(join(tmpdir(), 'latchkey-hosted-'));
  at = {
    hosted: await freeAddress(),
    product: await freeAddress(),
    pages: await freeAddress(),
  };
  provider = await startStaffProvider();
  servers = await Promise.all([
    start('hosted', {
      ...staffSettings(provider),
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
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the server has sent this many links to this email address. Returns the last link. */
async function mailedLink(email: string, count: number): Promise<string> {
  const mails = join(folder, 'hosted/mail');
  const links = async () => {
    // While the server is still writing an email, the file has another extension.
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

/**
 * Creates a browser context that stores a quote in progress, both as the current quote and in the
 * list of saved quotes.
 */
async function browserWithQuote(browser: Browser, origin: string): Promise<BrowserContext> {
  const now = new Date().toISOString();
  const quote = { ...completeDraft(), id: crypto.randomUUID(), createdAt: now, updatedAt: now };
  const items = { ...draftItems(quote), quotes: JSON.stringify([quote]) };
  return browser.newContext({ baseURL: origin, storageState: storageAt(origin, items) });
}

/** Collects the URLs of the requests that the page sends to the API and to the account server. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|auth)\//.test(request.url())) calls.push(request.url());
  });
  return calls;
}

async function signUp(buyer: Buyer, maya: Account): Promise<void> {
  const { page } = buyer;
  await page.goto('/?auth=sign-up');
  await buyer.sendsSignUp(maya);
  await expect(buyer.dialog()).toContainText(`We sent a link to ${maya.email}.`);

  // The correct password works only after the user confirms the email address.
  await buyer.presses('Close');
  await buyer.presses('Sign In');
  await buyer.sendsSignIn(maya);
  await buyer.sees('New here? First open the link that we emailed you.');
}

test('works if another host serves the accounts, or the accounts and the API', {
  tag: '@full',
}, async ({ browser }) => {
  const maya = newPerson();

  await test.step("signs a buyer up on another host, and moves the buyer's quote to the account", async () => {
    const context = await browserWithQuote(browser, at.product);
    const page = await context.newPage();
    const buyer = new Buyer(page, context.request);
    const calls = callsOf(page);
    await signUp(buyer, maya);

    await page.goto(await mailedLink(maya.email, 1));
    await buyer.isOn('Confirm your email');
    // Without cookies, the other host cannot know that this browser sent the name and password.
    await buyer.presses('Continue');
    await buyer.presses('Create my account');
    await buyer.sees('Full name is required');
    await buyer.enters('Full Name', maya.fullName);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
    // The button moves up when the error messages disappear, so wait for that.
    await expect(buyer.errors).toHaveCount(0);
    await buyer.presses('Create my account');
    await buyer.isOn('Welcome back!');
    await expect(buyer.articles).toHaveCount(1);

    await buyer.signsOut();
    await buyer.asksForReset(maya.email);
    await page.goto(await mailedLink(maya.email, 2));
    await buyer.presses('Continue');
    await buyer.enters('New Password *', NEW);
    await buyer.presses('Reset password');
    await buyer.sees('Password reset successfully.');
    await buyer.follows('Dashboard');
    await expect(buyer.articles).toHaveCount(1);

    expect(calls.filter((url) => url.startsWith(`${at.product}/auth/`))).toEqual([]);
    await context.close();
  });

  await test.step('serves a web app that uses an API on another host, without cookies', async () => {
    const context = await browserWithQuote(browser, at.pages);
    const page = await context.newPage();
    const buyer = new Buyer(page, context.request);
    const calls = callsOf(page);
    await buyer.opens('programs');
    await page.goto('/dashboard?auth=sign-in');
    await buyer.sendsSignIn({ ...maya, password: NEW });
    await expect(buyer.articles).toHaveCount(1);
    await page.reload();
    await expect(buyer.articles).toHaveCount(1);

    expect(calls).not.toEqual([]);
    expect(calls.filter((url) => !url.startsWith(`${at.hosted}/`))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

test('opens the account immediately in the browser that signed up, and warns in other browsers', {
  tag: '@full',
}, async ({ browser }) => {
  const maya = newPerson();
  const context = await browser.newContext({ baseURL: at.hosted });
  const page = await context.newPage();
  const buyer = new Buyer(page, context.request);
  await signUp(buyer, maya);
  const link = await mailedLink(maya.email, 1);
  const warning = 'Continue only if you asked for the email with this link.';

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(reader.getByText(warning)).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await buyer.isOn('Confirm your email');
  await expect(page.getByText(warning)).toBeHidden();
  await buyer.presses('Continue');
  await buyer.arrivesAt('dashboard');
  await expect(await buyer.opensMenu()).toContainText(maya.fullName);
  await context.close();
});

test('signs staff in and out at the company’s identity provider', { tag: '@full' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: at.hosted });
  const page = await context.newPage();
  const officer = new Operator(page, context.request);
  const dialog = officer.dialog('Sign In');
  await page.goto('/operator/leads');
  await expect(dialog).toContainText('Only for our team.');

  provider.person = undefined;
  await officer.presses('Sign in with Acme');
  await expect(dialog).toContainText(
    'You canceled the sign-in at Acme. Press the button to try again.',
  );
  await expect(page).toHaveURL('/operator/leads');

  provider.person = staffClaims({ realm: { roles: ['visitors'] } });
  await officer.presses('Sign in with Acme');
  await expect(dialog).toContainText('Your account at Acme has no role here.');

  provider.person = staffClaims();
  await officer.presses('Sign in with Acme');
  await officer.isOn('Requests');
  await expect(page).toHaveURL('/operator/leads');
  await page.reload();
  await officer.isOn('Requests');

  await officer.signsOut();
  await expect(page).toHaveURL('/');
  await context.close();
});
