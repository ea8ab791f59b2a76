import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { newPerson } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { idToken } from './openid-provider.ts';
import { test as base, expect } from './test.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/**
 * Replaces Google's script with a fake script. Its button requests an ID token from the fake
 * provider.
 */
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
  /**
   * Replaces Google with a fake provider, which signs an ID token with these claims when the user
   * clicks its button.
   */
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

async function continueWithGoogle(buyer: Buyer): Promise<void> {
  await buyer.presses('Continue with Google');
  await buyer.presses('Maya at Google');
}

test('offers Google sign-in in both forms, loads Google’s script on click, and signs the user in', async ({
  buyer,
  googleSays,
  page,
}) => {
  const { email } = newPerson();
  await googleSays({ email });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/?auth=sign-up');
  await expect(buyer.button('Continue with Google')).toBeVisible();
  await buyer.presses('Sign In');
  await expect(buyer.button('Continue with Google')).toBeVisible();
  expect(requested.filter((url) => url.includes('google'))).toEqual([]);

  await continueWithGoogle(buyer);
  await buyer.isOn('Unlock Savings Today');
  await expect(buyer.dialog()).toBeHidden();
  const menu = await buyer.opensMenu();
  await expect(menu).toContainText('Maya of Google');
  await expect(menu).toContainText(email);
});

test('keeps the form open if the script fails or the account service rejects the token', {
  tag: '@full',
}, async ({ allowMessage, buyer, googleSays, page }) => {
  allowMessage(/Failed to load resource|Google sign-in/);
  await googleSays({ email: newPerson().email, nonce: 'another' });
  await page.goto('/?auth=sign-in');
  const button = buyer.button('Continue with Google');
  const failures: [string, (route: Route) => Promise<void>][] = [
    ['the script does not load', (route) => route.abort()],
    ['the script is empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ];
  for (const [failure, answer] of failures) {
    await test.step(`keeps the form open if ${failure}`, async () => {
      const failed = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('Google sign-in'),
      });
      await page.route(SCRIPT, answer, { times: 1 });
      await button.click();
      await failed;
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await expect(buyer.errors).toHaveCount(0);
    });
  }

  await test.step('keeps the form open if the account service rejects the token', async () => {
    const answer = page.waitForResponse('**/auth/v1/token*');
    await continueWithGoogle(buyer);
    expect((await answer).status()).toBe(400);
    await expect(buyer.dialog()).toBeVisible();
    await expect(buyer.errors).toHaveCount(0);
  });
});
