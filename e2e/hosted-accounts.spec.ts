import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '@latchkey/api/testing';
import type { Page } from '@playwright/test';
import { fillSignIn, newPerson, openMenu } from './accounts.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, onPage, open } from './pages.ts';

/** A port that nobody listens at. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

/** A product whose accounts another server keeps, which wants each address confirmed by mail. */
async function startBoth(folder: string) {
  const [port, hostedPort] = [await freePort(), await freePort()];
  const [product, hosted] = [`http://localhost:${port}`, `http://localhost:${hostedPort}`];
  const servers = await Promise.all([
    startServer({
      PORT: hostedPort,
      DATA_DIR: join(folder, 'hosted'),
      AUTH_REDIRECT_ALLOW_LIST: `${product}/**`,
      CORS_ORIGINS: product,
      AUTH_AUTOCONFIRM: 'false',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    }),
    startServer({
      PORT: port,
      DATA_DIR: join(folder, 'product'),
      SUPABASE_URL: hosted,
      SUPABASE_ANON_KEY: 'a-public-key',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    }),
  ]);
  return { product, hosted, servers };
}

test.describe('with accounts at another service', () => {
  let folder: string;
  let product: string;
  let hosted: string;
  let servers: ServerProcess[] = [];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), 'latchkey-hosted-'));
    ({ product, hosted, servers } = await startBoth(folder));
  });

  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  });

  /** The link of the last mail with one to an address, once there are so many. */
  async function mailedLink(email: string, count: number): Promise<string> {
    const mails = join(folder, 'hosted/mail');
    const mailed = async () => {
      const all = await readdir(mails).catch(() => []);
      const texts = await Promise.all(
        // A mail that is still being written has another ending.
        all
          .filter((file) => file.endsWith('.eml'))
          .toSorted()
          .map((file) => readFile(join(mails, file), 'latin1')),
      );
      return texts
        .map(readable)
        .filter((text) => text.includes(`To: ${email}`) && text.includes('token_hash='));
    };
    await expect.poll(async () => (await mailed()).length).toBe(count);
    const links = (await mailed()).map((text) => /http\S*token_hash=[^\s"<>]+/.exec(text)?.[0]);
    return (links.at(-1) ?? '').replaceAll('&amp;', '&');
  }

  test('a buyer signs up, confirms the address, saves a quote, and resets the password', async ({
    browser,
  }) => {
    test.slow();
    const maya = newPerson();
    const now = new Date().toISOString();
    const quote = { ...completeDraft(), id: crypto.randomUUID(), createdAt: now, updatedAt: now };
    const localStorage = [{ name: 'quotes', value: JSON.stringify([quote]) }];
    const context = await browser.newContext({
      baseURL: product,
      storageState: { cookies: [], origins: [{ origin: product, localStorage }] },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await signUp(page, maya);
    await page.goto(await mailedLink(maya.email, 1));
    await onPage(page, 'Confirm your email');
    // Cookies of the page do not go to the other service: it kept neither name nor password.
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full Name').fill(maya.fullName);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
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
    await page.getByLabel('New Password *').fill('three keys and a door');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);

    expect(asked.filter((url) => url.startsWith(`${product}/auth/`))).toEqual([]);
    await context.close();
  });

  async function signUp(page: Page, maya: ReturnType<typeof newPerson>): Promise<void> {
    await page.goto('/?auth=sign-up');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill(maya.fullName);
    await dialog.getByLabel('Email').fill(maya.email);
    await dialog.getByLabel('Password', { exact: true }).fill(maya.password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(dialog).toContainText(`We sent a link to ${maya.email}.`);

    // Before that, the right password is not enough.
    await page.goto('/?auth=sign-in');
    await fillSignIn(page, maya);
    await expect(page.getByText('New here? Open the link in your email first.')).toBeVisible();
  }

  test('a link opens the account at once where it was made, and asks for a name elsewhere', async ({
    browser,
  }) => {
    for (const isElsewhere of [false, true]) {
      const maya = newPerson();
      const [home, away] = [
        await browser.newContext({ baseURL: hosted }),
        await browser.newContext({ baseURL: hosted }),
      ];
      const page = await home.newPage();
      await signUp(page, maya);
      const reader = isElsewhere ? await away.newPage() : page;
      await reader.goto(await mailedLink(maya.email, 1));
      const note = reader.getByText('Continue only if you asked for this email.');
      await expect(note).toHaveCount(isElsewhere ? 1 : 0);
      if (isElsewhere) {
        await reader.getByRole('button', { name: 'Create my account' }).click();
        await expect(reader.getByText('Full name is required')).toBeVisible();
        await reader.getByLabel('Full Name').fill('Maya Elsewhere');
        await reader.getByLabel('Password', { exact: true }).fill('three keys and a door');
        await reader.getByRole('button', { name: 'Create my account' }).click();
      } else {
        await reader.getByRole('button', { name: 'Continue' }).click();
      }
      await onPage(reader, 'Unlock Savings Today');
      await openMenu(reader);
      const name = isElsewhere ? 'Maya Elsewhere' : maya.fullName;
      await expect(reader.getByRole('menu')).toContainText(name);
      await Promise.all([home.close(), away.close()]);
    }
  });
});

/** A server that serves the web app, and another one that keeps its API and accounts. */
async function startParted(folder: string) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const [product, api] = [`http://localhost:${port}`, `http://localhost:${apiPort}`];
  const servers = await Promise.all([
    startServer({
      PORT: apiPort,
      DATA_DIR: join(folder, 'api'),
      SITE_URL: product,
      CORS_ORIGINS: product,
      LONGEST_DELAY: '0',
    }),
    startServer({
      PORT: port,
      DATA_DIR: join(folder, 'pages'),
      API_URL: api,
      LONGEST_DELAY: '0',
    }),
  ]);
  return { product, api, servers };
}

test.describe('with the API on another host', () => {
  let folder: string;
  let product: string;
  let api: string;
  let servers: ServerProcess[] = [];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), 'latchkey-parted-'));
    ({ product, api, servers } = await startParted(folder));
  });

  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  });

  test('a buyer finds programs, signs up and keeps a quote', async ({ browser }) => {
    test.slow();
    const maya = newPerson();
    const now = new Date().toISOString();
    const quote = { ...completeDraft(), id: crypto.randomUUID(), createdAt: now, updatedAt: now };
    const localStorage = [
      { name: 'quotes', value: JSON.stringify([quote]) },
      { name: 'latchkey.draft', value: JSON.stringify(quote) },
    ];
    const context = await browser.newContext({
      baseURL: product,
      storageState: { cookies: [], origins: [{ origin: product, localStorage }] },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await open(page, laterPages.programs);
    await page.goto('/?auth=sign-up');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill(maya.fullName);
    await dialog.getByLabel('Email').fill(maya.email);
    await dialog.getByLabel('Password', { exact: true }).fill(maya.password);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await onPage(page, 'Welcome back!');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);

    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await onPage(page, 'Your path to lower monthly payments');
    await page.goto('/dashboard?auth=sign-in');
    await fillSignIn(page, maya);
    await expect(page.getByRole('article')).toHaveCount(1);

    const calls = asked.filter((url) => /\/(api|auth)\//.test(url));
    expect(calls).not.toEqual([]);
    expect(calls.filter((url) => !url.startsWith(`${api}/`))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});

/** @see RFC 2045, 6.7: quoted-printable */
function readable(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
