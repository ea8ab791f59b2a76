import {
  deleteAccount,
  exportAccount,
  listOfficers,
  listQuotes,
  showAccess,
} from '@latchkey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountMailJobs } from '../../src/auth/mails/enqueue.ts';
import { desc, eq, sql } from '../../src/db/drizzle.ts';
import { jobQueue } from '../../src/db/job-queue.ts';
import { leadAudit, recoveryCodes, secondFactors } from '../../src/db/schema.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { runResetFactor } from '../../src/operator/grants/reset-factor-command.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { isAccepted, isRefreshed, sessionOf, signUp } from './people.ts';
import { addApp, callAs, levelsOf, passPeriod, signedInAgain } from './second-factor.ts';

const Outcome = z.object({ code: z.optional(z.string()) });
const Access = z.object({ data: z.object({ needsSecondFactor: z.boolean() }) });

let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

/** Calls a route of the API in a browser's session. */
async function called(browser: Browser, { path }: { readonly path: string }) {
  const { access_token: token } = sessionOf(await browser.getSession());
  return fetch(`${server.url.replace('/auth/v1', '/api')}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Calls a route of the API in a browser's session. Returns the status and the error code. */
async function outcomeOf(browser: Browser, endpoint: { readonly path: string }) {
  const answer = await called(browser, endpoint);
  const { code } = Outcome.parse(await answer.json());
  return [answer.status, code];
}

async function needsSecondFactor(browser: Browser): Promise<boolean> {
  return Access.parse(await (await called(browser, showAccess)).json()).data.needsSecondFactor;
}

it('grants access to the team’s routes only after a second factor, in every session', async () => {
  const browser = server.browser();
  const { email } = await signUp(browser);
  await runGrant(server.database, { command: 'grant', email, force: true });
  expect(await outcomeOf(browser, listOfficers)).toEqual([403, 'second-factor-missing']);
  expect(await needsSecondFactor(browser)).toBe(true);
  expect(await outcomeOf(browser, listQuotes)).toEqual([200, undefined]);

  const app = await addApp(server, browser);
  expect(await needsSecondFactor(browser)).toBe(false);
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

it('does not require a second factor for accounts without a role', async () => {
  const browser = server.browser();
  await signUp(browser);
  expect(await outcomeOf(browser, listQuotes)).toEqual([200, undefined]);
  expect(await outcomeOf(browser, listOfficers)).toEqual([403, 'operators-only']);
  expect(await needsSecondFactor(browser)).toBe(false);
});

it('exports the second factors with their dates, and without their keys', async () => {
  const browser = server.browser();
  await signUp(browser);
  await addApp(server, browser, 'My phone');
  await callAs(server, browser, '/factors/recovery-codes');
  const { data } = exportAccount.answer.parse(await (await called(browser, exportAccount)).json());
  expect(data.secondFactors).toMatchObject([
    { kind: 'totp', name: 'My phone' },
    { kind: 'recovery_code', name: 'Recovery codes' },
  ]);
  for (const factor of data.secondFactors) {
    expect(Object.keys(factor)).toEqual(['kind', 'name', 'createdAt', 'lastUsedAt']);
  }
});

it('deletes the second factors with the account', async () => {
  const browser = server.browser();
  const { user, password } = await signUp(browser);
  await addApp(server, browser);
  const { access_token: token } = sessionOf(await browser.getSession());
  const answer = await fetch(`${server.url.replace('/auth/v1', '/api')}${deleteAccount.path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  expect(answer.status).toBe(204);
  expect(await server.database.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
});

describe('reset-factor', () => {
  /** Runs the command while the server is running, as the command-line tool does. */
  const reset = async (email?: string) => {
    const { database, clock } = server;
    const accountMails = jobQueue(database, console, { isWorker: false });
    accountMails.handle(accountMailJobs, async () => 'failed');
    const context = { database, clock: clock.now, accountMails };
    const answer = await runResetFactor(context, { command: 'reset-factor', email });
    await accountMails.stop(0);
    return answer;
  };

  it('removes all factors and codes, ends the sessions, and notifies the owner', async () => {
    const browser = server.browser();
    const { email, user } = await signUp(browser);
    await runGrant(server.database, { command: 'grant', email, force: true });
    await addApp(server, browser);
    await callAs(server, browser, '/factors/recovery-codes');
    const { access_token, refresh_token } = sessionOf(await browser.getSession());
    expect((await server.mailbox.next(email)).subject).toMatch(/new second sign-in step/);

    expect(await reset(email.toUpperCase())).toMatchObject({ isDone: true });
    expect(await isAccepted(server, access_token)).toBe(false);
    expect(await isRefreshed(server, refresh_token)).toBe(false);
    const own = eq(secondFactors.userId, user.id);
    expect(await server.database.$count(secondFactors, own)).toBe(0);
    const orphans = sql`${recoveryCodes.factorId} not in (select id from ${secondFactors})`;
    expect(await server.database.$count(recoveryCodes, orphans)).toBe(0);
    expect((await server.mailbox.next(email)).subject).toMatch(/was reset/);
    const [entry] = await server.database
      .select()
      .from(leadAudit)
      .where(eq(sql`${leadAudit.details}->>'account'`, user.id))
      .orderBy(desc(leadAudit.createdAt))
      .limit(1);
    expect(entry).toMatchObject({ action: 'factors-reset', actor: 'command', operatorId: null });

    const again = await signedInAgain(server, email);
    expect(await levelsOf(again)).toEqual(['aal1', 'aal1']);
    expect(await needsSecondFactor(again)).toBe(true);
  });

  it.each([
    [undefined, 'reset-factor needs an email address, such as ada@example.com.'],
    ['ada', 'reset-factor needs an email address, such as ada@example.com.'],
    ['no.one@example.com', 'There is no account with the address no.one@example.com.'],
  ])('explains in one sentence what is wrong with %s', async (email, line) => {
    expect(await reset(email)).toEqual({ isDone: false, lines: [line] });
  });

  it('changes nothing for an account without a second factor', async () => {
    const browser = server.browser();
    const { email, access_token } = await signUp(browser);
    const lines = [`${email} has no second factor.`];
    expect(await reset(email)).toEqual({ isDone: false, lines });
    expect(await isAccepted(server, access_token)).toBe(true);
  });
});
