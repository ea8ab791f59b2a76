import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, openMenu, signedUp } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { idToken } from './openid-provider.ts';
import { onPage } from './pages.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** Draws a button as Google's script does; a click on it has the test ask the provider. */
function googleScript(): void {
  let settings = { nonce: '', callback: (_: { credential: string }) => undefined };
  const id = {
    initialize: (given: typeof settings) => {
      settings = given;
    },
    renderButton: (place: HTMLElement) => {
      const button = document.createElement('button');
      button.textContent = 'Maya at Google';
      button.type = 'button';
      button.onclick = async () => {
        const vouch: (nonce: string) => Promise<string> = Reflect.get(window, 'vouch');
        settings.callback({ credential: await vouch(settings.nonce) });
      };
      place.append(button);
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}

interface Fixtures {
  /** Has Google's place taken by a provider that says this of whoever presses its button. */
  googleSays: (of: { email: string; nonce?: string }) => Promise<void>;
}

const test = base.extend<Fixtures>({
  googleSays: async ({ allowAddress, page }, use) => {
    await use(async ({ email, nonce: given }) => {
      allowAddress(SCRIPT);
      await page.route(SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `(${googleScript})()` }),
      );
      await page.exposeFunction('vouch', (nonce: string) =>
        idToken({
          sub: randomUUID(),
          email,
          email_verified: true,
          name: 'Maya of Google',
          nonce: given ?? nonce,
        }),
      );
    });
  },
});

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Maya at Google' }).click();
}

test('a buyer signs in with Google', { tag: ['@phone', '@postgres'] }, async ({
  googleSays,
  page,
}) => {
  const { email } = newPerson();
  await googleSays({ email });
  await page.goto('/?auth=sign-in');
  await continueWithGoogle(page);
  await onPage(page, 'Unlock Savings Today');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openMenu(page);
  await expect(page.getByRole('menu')).toContainText('Maya of Google');
  await expect(page.getByRole('menu')).toContainText(email);
});

test('signing up offers it as well, and Google is told nothing before the click', async ({
  googleSays,
  page,
}) => {
  await googleSays({ email: newPerson().email });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?auth=sign-up');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(asked.filter((url) => url.includes('google'))).toEqual([SCRIPT].slice(1));
  await continueWithGoogle(page);
  await onPage(page, 'Unlock Savings Today');
});

test('whoever signed up first with another\u2019s address has nothing of the account that Google proves', async ({
  googleSays,
  page,
  request,
}) => {
  const maya = newPerson();
  const intruder = await signedUp(request, maya);
  await googleSays({ email: maya.email });
  await page.goto('/?auth=sign-in');
  await continueWithGoogle(page);
  await onPage(page, 'Unlock Savings Today');

  const headers = { authorization: `Bearer ${intruder.access_token}` };
  expect((await request.get('/api/quotes', { headers })).status()).toBe(401);
});

for (const [trouble, bringAbout] of Object.entries({
  'cannot be loaded': (page: Page) => page.route(SCRIPT, (route) => route.abort()),
  'brings nothing': (page: Page) =>
    page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
})) {
  test(`where Google's script ${trouble} nothing happens`, async ({
    allowAddress,
    allowMessage,
    page,
  }) => {
    allowAddress(SCRIPT);
    allowMessage(/Failed to load resource|Could not load the sign-in with Google/);
    await bringAbout(page);
    await page.goto('/?auth=sign-in');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('where the account service refuses what Google says nothing happens', async ({
  allowMessage,
  googleSays,
  page,
}) => {
  allowMessage(/Failed to load resource|with Google failed/);
  await googleSays({ email: newPerson().email, nonce: 'another' });
  await page.goto('/?auth=sign-in');
  const answer = page.waitForResponse('**/auth/v1/token*');
  await continueWithGoogle(page);
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
