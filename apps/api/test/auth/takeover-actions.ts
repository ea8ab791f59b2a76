import type { Session } from '@supabase/auth-js';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { and, eq } from '../../src/db/drizzle.ts';
import { accountMails } from '../../src/db/schema.ts';
import { appCode } from './app-code.ts';
import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { newAddress, PASSWORD } from './people.ts';
import type { TestProvider } from './test-provider.ts';

export const CLIENT = 'latchkey.apps.example';
export const ATTACKER_NAME = 'Mallory';

/**
 * The state of one email address, its owner, and an attacker who wants access to the owner's
 * account.
 */
export interface Takeover {
  readonly server: AuthServer;
  readonly google: TestProvider;
  readonly isAutoconfirmed: boolean;
  readonly address: string;
  readonly attacker: {
    readonly browser: Browser;
    readonly passwords: string[];
    readonly sessions: { readonly access: string; readonly refresh: string }[];
    /** The subject ID of the attacker's Google account. */
    readonly subject: string;
    /** Tokens from links emailed to the attacker's own addresses. */
    readonly links: string[];
  };
  readonly owner: {
    readonly browser: Browser;
    readonly password: string;
    readonly subject: string;
    /** Emailed links that have not been followed yet. */
    readonly mails: { readonly type: 'signup' | 'recovery'; readonly token: string }[];
  };
  /** Whether an account with the address exists, and whether the owner has verified the address. */
  exists: boolean;
  isProven: boolean;
}

/** One action by the attacker or the owner. An action that is not possible does nothing. */
export interface Step {
  readonly name: string;
  run(takeover: Takeover): Promise<void>;
}

export const attackerStep: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  { name: 'attacker signs up', run: attackerSignsUp },
  { name: 'attacker signs in', run: attackerSignsIn },
  { name: 'attacker requests a reset', run: (takeover) => requestReset(takeover) },
  { name: 'attacker moves an account to the address', run: attackerMovesAccount },
  { name: 'attacker moves a Google account to the address', run: attackerMovesGoogleAccount },
  { name: 'attacker changes name and password', run: attackerChangesAccount },
  { name: 'attacker adds an authenticator app', run: attackerAddsApp },
  { name: 'attacker follows a link to an earlier address', run: attackerFollowsLink },
);

export const ownerStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { name: 'owner signs up', run: ownerSignsUp },
    { name: 'owner requests a reset', run: (takeover) => requestReset(takeover) },
    { name: 'owner signs in with Google', run: ownerEntersByGoogle },
  ),
  fc.record({ which: fc.nat(3), isElsewhere: fc.boolean() }).map(({ which, isElsewhere }) => ({
    name: `owner follows email ${which}${isElsewhere ? ' on another device' : ''}`,
    run: (takeover: Takeover) => ownerFollowsMail(takeover, which, isElsewhere),
  })),
);

const signUpData = (name: string) => ({ data: { full_name: name } });

/** Signs a user up, and collects the email if the account must be confirmed. */
async function signUp(
  takeover: Takeover,
  { browser, password, name }: { browser: Browser; password: string; name: string },
) {
  const { address } = takeover;
  const { data } = await browser.signUp({ email: address, password, options: signUpData(name) });
  const sendsMail = !takeover.isAutoconfirmed && !takeover.isProven;
  if (sendsMail) await collectMail(takeover);
  return data.session;
}

async function collectMail({ server, address, owner }: Takeover): Promise<void> {
  owner.mails.push(await nextLink(server, address));
}

async function nextLink(server: AuthServer, address: string) {
  for (;;) {
    const { link } = await server.mailbox.next(address);
    const token = link?.searchParams.get('token_hash');
    const type = link?.searchParams.get('type') === 'signup' ? 'signup' : 'recovery';
    if (token) return { type, token } as const;
  }
}

export async function requestReset(takeover: Takeover): Promise<void> {
  const { server, address, exists } = takeover;
  await server.browser().resetPasswordForEmail(address);
  if (exists) await collectMail(takeover);
  else await vi.waitFor(async () => expect(await waitingMails(takeover)).toEqual([]), 60_000);
}

/**
 * Returns the emails that no job has sent yet. Such a job would send its email even to an account
 * that is created later.
 */
async function waitingMails({ server, address }: Takeover): Promise<unknown[]> {
  const { email, state } = accountMails;
  return server.database
    .select()
    .from(accountMails)
    .where(and(eq(email, address), eq(state, 'waiting')));
}

async function attackerSignsUp(takeover: Takeover): Promise<void> {
  const { attacker } = takeover;
  const password = `${PASSWORD}-attacker-${attacker.passwords.length}`;
  attacker.passwords.push(password);
  const { browser } = attacker;
  hold(takeover, await signUp(takeover, { browser, password, name: ATTACKER_NAME }));
  takeover.exists = true;
}

async function attackerSignsIn(takeover: Takeover): Promise<void> {
  const { address, attacker } = takeover;
  for (const password of attacker.passwords) {
    const { data } = await attacker.browser.signInWithPassword({ email: address, password });
    hold(takeover, data.session);
  }
}

async function attackerMovesAccount(takeover: Takeover): Promise<void> {
  if (!takeover.isAutoconfirmed) return;
  const { server, attacker } = takeover;
  const [browser, email] = [server.browser(), newAddress('attacker')];
  const password = `${PASSWORD}-attacker-${attacker.passwords.length}`;
  const { data } = await browser.signUp({ email, password, options: signUpData(ATTACKER_NAME) });
  await browser.resetPasswordForEmail(email);
  attacker.links.push((await nextLink(server, email)).token);
  attacker.passwords.push(password);
  hold(takeover, data.session);
  await moveTo(takeover, browser);
}

async function attackerMovesGoogleAccount(takeover: Takeover): Promise<void> {
  const { server, attacker } = takeover;
  const browser = server.browser();
  await enterByGoogle(takeover, attacker.subject, newAddress('attacker'), browser);
  hold(takeover, (await browser.getSession()).data.session);
  if (takeover.isAutoconfirmed) await moveTo(takeover, browser);
}

async function moveTo(takeover: Takeover, browser: Browser): Promise<void> {
  const { error } = await browser.updateUser({ email: takeover.address });
  if (!error) takeover.exists = true;
}

async function attackerChangesAccount(takeover: Takeover): Promise<void> {
  const { server, attacker } = takeover;
  const refresh_token = attacker.sessions.at(-1)?.refresh;
  if (refresh_token === undefined) return;
  const browser = server.browser();
  const { data } = await browser.refreshSession({ refresh_token });
  if (!data.session) return;
  hold(takeover, data.session);
  const password = `${PASSWORD}-attacker-${attacker.passwords.length}`;
  attacker.passwords.push(password);
  await browser.updateUser({ password, ...signUpData(ATTACKER_NAME) });
}

async function attackerAddsApp(takeover: Takeover): Promise<void> {
  const { server, attacker } = takeover;
  const refresh_token = attacker.sessions.at(-1)?.refresh;
  if (refresh_token === undefined) return;
  const browser = server.browser();
  const { data } = await browser.refreshSession({ refresh_token });
  if (!data.session) return;
  hold(takeover, data.session);
  const { data: key } = await browser.mfa.enroll({ factorType: 'totp' });
  if (!key) return;
  const code = appCode(key.totp.secret, server.clock.now().getTime());
  await browser.mfa.challengeAndVerify({ factorId: key.id, code });
  hold(takeover, (await browser.getSession()).data.session);
}

async function attackerFollowsLink(takeover: Takeover): Promise<void> {
  const token_hash = takeover.attacker.links.pop();
  if (token_hash === undefined) return;
  const { data } = await takeover.attacker.browser.verifyOtp({ type: 'recovery', token_hash });
  hold(takeover, data.session);
}

function hold({ attacker }: Takeover, session: Session | null): void {
  if (!session) return;
  attacker.sessions.push({ access: session.access_token, refresh: session.refresh_token });
}

async function ownerSignsUp(takeover: Takeover): Promise<void> {
  await signUp(takeover, { ...takeover.owner, name: 'Ada Buyer' });
  takeover.exists = true;
}

/**
 * Follows the link as the web app does. The web app asks again for values that the server
 * discarded.
 */
export async function ownerFollowsMail(
  takeover: Takeover,
  which: number,
  isElsewhere: boolean,
): Promise<void> {
  const { server, owner } = takeover;
  const [mail] = owner.mails.splice(Math.max(0, owner.mails.length - 1 - which), 1);
  if (!mail) return;
  const browser = isElsewhere ? server.browser() : owner.browser;
  const { data } = await browser.verifyOtp({ type: mail.type, token_hash: mail.token });
  if (!data.user) return;
  takeover.isProven = true;
  const isKept = mail.type === 'signup' && 'full_name' in data.user.user_metadata;
  if (isKept) return;
  const { error } = await browser.updateUser({
    password: owner.password,
    data: { full_name: 'Ada Buyer' },
  });
  if (error && error.code !== 'same_password') throw error;
}

export async function ownerEntersByGoogle(takeover: Takeover): Promise<void> {
  const { owner, address } = takeover;
  const { error } = await enterByGoogle(takeover, owner.subject, address, owner.browser);
  if (error) throw error;
  takeover.exists = true;
  takeover.isProven = true;
}

export async function enterByGoogle(
  { google }: Takeover,
  sub: string,
  email: string,
  browser: Browser,
) {
  const claims = { sub, aud: CLIENT, email, email_verified: true };
  return browser.signInWithIdToken({ provider: 'google', token: await google.token(claims) });
}
