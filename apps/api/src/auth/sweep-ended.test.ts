import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../test/auth/auth-server.ts';
import { signUp } from '../../test/auth/people.ts';
import { scanApp } from '../../test/auth/second-factor.ts';
import { readConfig } from '../config.ts';
import { eq } from '../db/drizzle.ts';
import {
  accountMails,
  factorChallenges,
  flowStates,
  providerSessions,
  providerSignIns,
  secondFactors,
  sessions,
  usedLogoutTokens,
  users,
} from '../db/schema.ts';
import { issueCode } from './accounts/issue-code.ts';
import { sweepEnded } from './sweep-ended.ts';

let server: AuthServer;

const sweep = () =>
  sweepEnded({ database: server.database, clock: server.clock.now, settings: readConfig({}).auth });
const left = async () => ({
  sessions: (await server.database.select().from(sessions)).length,
  links: (await server.database.select().from(accountMails)).length,
  codes: (await server.database.select().from(flowStates)).length,
});

beforeAll(async () => {
  server = await startAuthServer();
});

afterAll(() => server.close());

it('deletes unanswered challenges, and second factors that no one verified within an hour', async () => {
  const browser = server.browser();
  await signUp(browser);
  const { factorId } = await scanApp(server, browser);
  await browser.mfa.challenge({ factorId });
  const rows = async () => ({
    factors: await server.database.$count(secondFactors),
    challenges: await server.database.$count(factorChallenges),
  });
  server.clock.pass({ minutes: 6 });
  await sweep();
  expect(await rows()).toEqual({ factors: 1, challenges: 0 });
  server.clock.pass({ minutes: 55 });
  await sweep();
  expect(await rows()).toEqual({ factors: 0, challenges: 0 });
  await browser.refreshSession();
  await browser.signOut();
});

it('deletes sessions, links and codes only after they expire', async () => {
  const { email, user } = await signUp(server.browser());
  await server.browser().resetPasswordForEmail(email);
  await server.mailbox.next(email);
  const context = { database: server.database, clock: server.clock.now };
  await issueCode(context, { userId: user.id, codeChallenge: 'c', method: 'otp' });

  server.clock.pass({ minutes: 59 });
  await sweep();
  expect(await left()).toEqual({ sessions: 1, links: 1, codes: 1 });
  server.clock.pass({ minutes: 2 });
  await sweep();
  expect(await left()).toEqual({ sessions: 1, links: 1, codes: 1 });
  server.clock.pass({ hours: 24 });
  await sweep();
  expect(await left()).toEqual({ sessions: 1, links: 0, codes: 0 });
  server.clock.pass({ days: 7 });
  await sweep();
  expect(await left()).toEqual({ sessions: 0, links: 0, codes: 0 });
});

it('deletes unfinished staff sign-ins, and the roles that the provider gave to people who no longer sign in', async () => {
  const { database, clock } = server;
  const { user } = await signUp(server.browser());
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  await database.insert(providerSignIns).values({
    stateHash: 'a state',
    browserHash: 'a cookie',
    nonce: 'a nonce',
    codeVerifier: 'a verifier',
    codeChallenge: 'a challenge',
    redirectTo: '/',
    createdAt,
    expiresAt,
  });
  await database.insert(providerSessions).values({
    id: randomUUID(),
    userId: user.id,
    codeHash: 'a code',
    issuer: 'https://login.example.com',
    subject: 'grace',
    tokens: Buffer.from('tokens'),
    checkedAt: createdAt,
    createdAt,
  });
  await database.insert(usedLogoutTokens).values({ idHash: 'a message', expiresAt });
  await database
    .update(users)
    .set({ providerRoles: ['leads'] })
    .where(eq(users.id, user.id));
  const rows = async () => {
    const [account] = await database.select().from(users).where(eq(users.id, user.id));
    return {
      signIns: await database.$count(providerSignIns),
      sessions: await database.$count(providerSessions),
      messages: await database.$count(usedLogoutTokens),
      roles: account?.providerRoles,
    };
  };

  clock.pass({ minutes: 9 });
  await sweep();
  expect(await rows()).toEqual({ signIns: 1, sessions: 1, messages: 1, roles: ['leads'] });
  clock.pass({ minutes: 2 });
  await sweep();
  expect(await rows()).toEqual({ signIns: 0, sessions: 1, messages: 0, roles: ['leads'] });
  clock.pass({ minutes: 50 });
  await sweep();
  expect(await rows()).toEqual({ signIns: 0, sessions: 0, messages: 0, roles: ['leads'] });
  clock.pass({ days: 28 });
  await sweep();
  expect((await rows()).roles).toEqual(['leads']);
  clock.pass({ days: 2 });
  await sweep();
  expect((await rows()).roles).toEqual([]);
});
