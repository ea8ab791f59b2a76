import type { User } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from '../../src/db/drizzle.ts';
import { accountMails, users } from '../../src/db/schema.ts';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, newAddress, PASSWORD, sessionOf, userOf } from './people.ts';

describe('signing up when addresses must be confirmed', () => {
  let server: AuthServer;

  const ask = (email: string, browser: Browser = server.browser(), password = PASSWORD) =>
    browser.signUp({ email, password, options: { data: { full_name: 'Ada Buyer' } } });
  const secretFor = async (email: string) => {
    const { link } = await server.mailbox.next(email);
    expect(`${link?.origin}${link?.pathname}`).toBe(`${SITE}/confirm-email`);
    return link?.searchParams.get('token_hash') ?? '';
  };

  /**
   * Returns the notices of password changes for an email address: queued notices first, then sent
   * notices.
   */
  const noticesTo = async (email: string) => {
    const rows = await server.database
      .select()
      .from(accountMails)
      .where(and(eq(accountMails.email, email), eq(accountMails.purpose, 'password-changed')));
    const sent = server.mailbox.all.filter(
      ({ to, subject }) => to === email && /changed/.test(subject),
    );
    return [...rows, ...sent];
  };

  beforeAll(async () => {
    server = await startAuthServer({ AUTH_AUTOCONFIRM: 'false' });
  });

  afterAll(() => server.close());

  it('does not start a session before the link is followed', async () => {
    const [email, browser] = [newAddress(), server.browser()];
    const { data, error } = await ask(email, browser);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String));

    const token_hash = await secretFor(email);
    const session = sessionOf(await browser.verifyOtp({ type: 'signup', token_hash }));
    expect(session.user.id).toBe(data.user?.id);
    expect(userOf(await browser.getUser()).email_confirmed_at).toEqual(expect.any(String));
    expect(
      (await server.browser().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('starts a session that cannot change the password after a day', async () => {
    const [email, browser] = [newAddress(), server.browser()];
    await ask(email, browser);
    await browser.verifyOtp({ type: 'signup', token_hash: await secretFor(email) });
    server.clock.pass({ hours: 25 });
    await browser.refreshSession();
    expect(errorOf(await browser.updateUser({ password: 'another-Password-9' }))).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
  });

  it('treats the correct password like a wrong one until the link is followed', async () => {
    const email = newAddress();
    await ask(email);
    await secretFor(email);
    const answers = await Promise.all(
      [PASSWORD, 'heron-Basalt-77'].map((password) =>
        server.browser().signInWithPassword({ email, password }),
      ),
    );
    const unknown = await server
      .browser()
      .signInWithPassword({ email: newAddress(), password: PASSWORD });
    for (const answer of [...answers, unknown]) {
      expect(errorOf(answer)).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  it('responds in the same way for an address that is taken, but sends no link to it', async () => {
    const [taken, fresh] = [newAddress(), newAddress()];
    await ask(taken);
    await server.browser().verifyOtp({ type: 'signup', token_hash: await secretFor(taken) });
    const before = server.mailbox.all.length;

    const known = (await ask(taken)).data.user;
    const unknown = (await ask(fresh)).data.user;
    expect(known?.id).not.toBe(unknown?.id);
    expect(shapeOf(known, taken)).toEqual(shapeOf(unknown, fresh));
    await secretFor(fresh);
    expect(server.mailbox.all.slice(before).map(({ to }) => to)).toEqual([fresh]);
  });

  it('sets an HttpOnly browser cookie for this host only', async () => {
    const answer = await fetch(`${server.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: newAddress(), password: PASSWORD }),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-latchkey-browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('stores the form values with the attempt, not in the account', async () => {
    const email = newAddress();
    await ask(email);
    await secretFor(email);
    const [row] = await server.database.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash).toBeNull();
    expect(JSON.stringify(row)).not.toContain('Ada Buyer');
  });

  it('gives each attempt its own link, and activates only that attempt’s password', async () => {
    const [email, attacker, owner] = [newAddress(), server.browser(), server.browser()];
    await ask(email, attacker, 'attacker-Password-9');
    const theirs = await secretFor(email);
    await ask(email, owner);
    const own = await secretFor(email);
    const session = sessionOf(await owner.verifyOtp({ type: 'signup', token_hash: own }));
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Ada Buyer' });

    const signIn = (password: string) => server.browser().signInWithPassword({ email, password });
    expect((await signIn(PASSWORD)).error).toBeNull();
    expect(errorOf(await signIn('attacker-Password-9')).code).toBe('invalid_credentials');
    const late = await attacker.verifyOtp({ type: 'signup', token_hash: theirs });
    expect(errorOf(late).code).toBe('otp_expired');
  });

  it.each([
    ['another browser opens the link', 'elsewhere'],
    ['the link belongs to an attempt in another browser', 'theirs'],
  ])('discards the password and name if %s', async (_, kind) => {
    const [email, attacker, owner] = [newAddress(), server.browser(), server.browser()];
    await ask(email, kind === 'theirs' ? attacker : owner);
    const token_hash = await secretFor(email);
    const reader = kind === 'theirs' ? owner : server.browser();
    const { user } = sessionOf(await reader.verifyOtp({ type: 'signup', token_hash }));
    expect(user.user_metadata).not.toHaveProperty('full_name');
    const tried = await server.browser().signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(tried).code).toBe('invalid_credentials');
    const entries = { password: 'reader-Password-9', data: { full_name: 'Ada Buyer' } };
    expect((await reader.updateUser(entries)).error).toBeNull();
    const { password } = entries;
    expect((await server.browser().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('does not send a notice when the user sets a first password after following the link', async () => {
    const email = newAddress();
    await ask(email);
    const reader = server.browser();
    const link = { type: 'signup', token_hash: await secretFor(email) } as const;
    sessionOf(await reader.verifyOtp(link));
    expect((await reader.updateUser({ password: 'reader-Password-9' })).error).toBeNull();
    expect(await noticesTo(email)).toEqual([]);
    expect((await reader.updateUser({ password: 'reader-Password-10' })).error).toBeNull();
    expect((await server.mailbox.next(email)).subject).toContain('password was changed');
  });

  it('resends the email without revealing who has an account', async () => {
    const email = newAddress();
    await ask(email);
    await server.mailbox.next(email);
    server.clock.pass({ minutes: 2 });
    expect((await server.browser().resend({ type: 'signup', email })).error).toBeNull();
    const token_hash = await secretFor(email);
    expect((await server.browser().verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    const unknown = await server.browser().resend({ type: 'signup', email: newAddress() });
    expect(unknown.error).toBeNull();
  });

  it('sends a link that works only for confirmation', async () => {
    const email = newAddress();
    await ask(email);
    const token_hash = await secretFor(email);
    const wrong = await server.browser().verifyOtp({ type: 'recovery', token_hash });
    expect(errorOf(wrong)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('accepts a password reset link as confirmation, but requires a new password', async () => {
    const [email, browser] = [newAddress(), server.browser()];
    await ask(email);
    await server.mailbox.next(email);
    await browser.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    await browser.verifyOtp({ type: 'recovery', token_hash });
    const signIn = (password: string) => server.browser().signInWithPassword({ email, password });
    expect(errorOf(await signIn(PASSWORD)).code).toBe('invalid_credentials');
    await browser.updateUser({ password: 'reader-Password-9' });
    expect((await signIn('reader-Password-9')).error).toBeNull();
  });
});

/** Returns a user without the fields that differ between any two users. */
function shapeOf(user: User | null, email: string): unknown {
  const text = JSON.stringify(user)
    .replaceAll(email, 'email')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  return JSON.parse(text);
}
