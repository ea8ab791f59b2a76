import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appCode } from '@latchkey/api/testing';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Role } from '../apps/api/src/auth/users/roles.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { eq } from '../apps/api/src/db/drizzle.ts';
import { sessions } from '../apps/api/src/db/schema.ts';
import { completeDraft } from './drafts.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** An account with its first session. */
export interface NewAccount extends Account {
  readonly session: Session;
}

/** Returns the details of a person who has no account yet. */
export function newPerson(): Account {
  return {
    email: `maya.${randomUUID()}@example.com`,
    password: 'a door with two keys',
    fullName: 'Maya Okafor',
  };
}

/** The local storage key under which the Supabase client stores its session. */
export const SESSION_KEY = 'latchkey.session';

/** Returns the local storage items for a signed-in browser. */
export function sessionItems(session: object): Record<string, string> {
  return { [SESSION_KEY]: JSON.stringify(session) };
}

/** Returns the header that authorizes a request with a session. */
export function bearer({ access_token }: Pick<Session, 'access_token'>) {
  return { authorization: `Bearer ${access_token}` };
}

/** Creates an account through the API. */
export async function newAccount(
  request: APIRequestContext,
  person: Account = newPerson(),
): Promise<NewAccount> {
  const { email, password, fullName } = person;
  const data = { email, password, data: { full_name: fullName } };
  const answer = await request.post('/auth/v1/signup', { data });
  expect(answer.status()).toBe(200);
  return { ...person, session: await answer.json() };
}

/** Starts another session for an existing account, as a second device would. */
export async function newSession(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Session> {
  const data = { email, password };
  const answer = await request.post('/auth/v1/token?grant_type=password', { data });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Ends all of an account's sessions, as the owner could from another device. */
export async function endSessions(
  request: APIRequestContext,
  session: Pick<Session, 'access_token'>,
): Promise<void> {
  const headers = bearer(session);
  const answer = await request.post('/auth/v1/logout?scope=global', { headers });
  expect(answer.status()).toBe(204);
}

/** Saves a quote to an account through the API. */
export async function haveQuote(
  request: APIRequestContext,
  session: Pick<Session, 'access_token'>,
  quote: object,
): Promise<void> {
  const answer = await request.put('/api/quotes', { data: quote, headers: bearer(session) });
  expect(answer.status()).toBe(200);
}

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** An account of the team. */
export interface NewOperator extends NewAccount {
  /** The secret key from which the authenticator app generates codes. */
  readonly appKey: string;
}

/**
 * Creates an account with an authenticator app, and gives it a role. The returned session has been
 * verified with the app. `--force` skips the check for a verified email address.
 */
export async function newOperator(
  request: APIRequestContext,
  role: Role = 'leads',
  person: Account = newPerson(),
): Promise<NewOperator> {
  const account = await newAccount(request, person);
  await grantRole(person.email, role);
  return { ...account, ...(await withApp(request, account.session)) };
}

/** Adds an authenticator app to an account, as the account settings do. */
async function withApp(
  request: APIRequestContext,
  session: Session,
): Promise<Pick<NewOperator, 'session' | 'appKey'>> {
  const post = async (path: string, data: object) => {
    const url = `/auth/v1/factors${path}`;
    const answer = await request.post(url, { data, headers: bearer(session) });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id, totp } = await post('', { factor_type: 'totp', friendly_name: 'Phone' });
  const challenge = await post(`/${id}/challenge`, {});
  const code = appCode(totp.secret);
  const verified = await post(`/${id}/verify`, { challenge_id: challenge.id, code });
  return { session: verified, appKey: totp.secret };
}

/**
 * Uses the product's command-line tool to give an account a role. The settings select the database.
 */
export async function grantRole(
  email: string,
  role: Role,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await runOperator(['grant', email, '--role', role, '--force'], settings);
}

/** Uses the product's command-line tool to invite a person to a role. */
export async function inviteTo(email: string, role: Role): Promise<void> {
  await runOperator(['invite', email, '--role', role]);
}

async function runOperator(
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await execute(process.execPath, [join(root, 'scripts/operator.ts'), ...words], {
    env: { ...process.env, ...settings },
  });
}

/**
 * Moves the times of an account's sessions into the past. The user then appears to have confirmed
 * their identity, or used the sessions, that many minutes ago. Does nothing on the embedded
 * database, which only the server can open.
 *
 * @returns whether the times changed
 */
export async function ageSessions(
  { user }: Session,
  times: { readonly confirmed?: number; readonly used?: number },
): Promise<boolean> {
  const config = readConfig();
  if (config.databaseUrl === undefined) return false;
  const { database, close } = await connect(config);
  try {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await database
      .update(sessions)
      .set({
        ...(times.confirmed !== undefined && { confirmedAt: ago(times.confirmed) }),
        ...(times.used !== undefined && { usedAt: ago(times.used) }),
      })
      .where(eq(sessions.userId, user.id));
    return true;
  } finally {
    await close();
  }
}

/** The person who sends a pre-approval request. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

/** Returns a name that no other test uses, with a matching email address. */
export function newSender(firstName = 'Maya', word: string = randomUUID()): Sender {
  return {
    name: `${firstName} ${word}`,
    email: `${firstName.toLowerCase()}.${word}@example.com`,
  };
}

const { phoneConsent } = JSON.parse(readFileSync(join(root, 'brand/brand.json'), 'utf8'));

/** Sends a pre-approval request in the same format as the form. Returns the person who sent it. */
export async function sent(
  request: APIRequestContext,
  sender: Sender = newSender(),
  { website = '', consent = { call: false, text: false } } = {},
): Promise<Sender> {
  const { profession, startedFromLink, ...quote } = completeDraft();
  const answer = await request.post('/api/quotes/submit', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      quote: { ...quote, profession: [] },
      subject: {
        fullName: sender.name,
        email: sender.email,
        phone: `512 555 ${randomInt(1_000, 10_000)}`,
      },
      consent: { ...consent, textVersion: phoneConsent.version },
      form: { website, seconds: 30 },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return sender;
}
