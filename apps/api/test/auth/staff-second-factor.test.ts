import { listOfficers, listQuotes, showAccess } from '@latchkey/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { sessionOf, signUp } from './people.ts';
import { addApp, passPeriod, signedInAgain } from './second-factor.ts';

const Outcome = z.object({ code: z.optional(z.string()) });

let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer({ STAFF_SECOND_FACTOR: 'required' });
});
afterAll(() => server.close());

/** Calls a route of the API in a browser's session. Returns the status and the error code. */
async function outcomeOf(browser: Browser, { path }: { readonly path: string }) {
  const { access_token: token } = sessionOf(await browser.getSession());
  const answer = await fetch(`${server.url.replace('/auth/v1', '/api')}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = Outcome.parse(await answer.json());
  return [answer.status, code];
}

it('opens the routes of the team only after a second factor, in every session', async () => {
  const browser = server.browser();
  const { email } = await signUp(browser);
  await runGrant(server.database, { command: 'grant', email, force: true });
  expect(await outcomeOf(browser, listOfficers)).toEqual([403, 'second-factor-missing']);
  expect(await outcomeOf(browser, showAccess)).toEqual([200, undefined]);
  expect(await outcomeOf(browser, listQuotes)).toEqual([200, undefined]);

  const app = await addApp(server, browser);
  expect(await outcomeOf(browser, listOfficers)).toEqual([200, undefined]);
  await browser.refreshSession();
  expect(await outcomeOf(browser, listOfficers)).toEqual([200, undefined]);

  const again = await signedInAgain(server, email);
  expect(await outcomeOf(again, listOfficers)).toEqual([403, 'second-factor-needed']);
  await again.refreshSession();
  expect(await outcomeOf(again, listOfficers)).toEqual([403, 'second-factor-needed']);
  passPeriod(server);
  await again.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
  expect(await outcomeOf(again, listOfficers)).toEqual([200, undefined]);
});

it('asks nothing more of accounts without a role', async () => {
  const browser = server.browser();
  await signUp(browser);
  expect(await outcomeOf(browser, listQuotes)).toEqual([200, undefined]);
  expect(await outcomeOf(browser, listOfficers)).toEqual([403, 'operators-only']);
});
