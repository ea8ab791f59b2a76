import { isAuthWeakPasswordError, type Session } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import {
  errorOf,
  isAccepted,
  isRefreshed,
  newAddress,
  PASSWORD,
  sessionOf,
  signUp,
  userOf,
} from './people.ts';

const NEW = 'heron-Basalt-77';

describe('changing an account', () => {
  let server: AuthServer;

  const isOver = async ({ access_token, refresh_token }: Session) =>
    !(await isAccepted(server, access_token)) && !(await isRefreshed(server, refresh_token));

  /** Returns the code from the next email to an address. */
  const codeTo = async (email: string) =>
    /^(\d{6})\r?$/m.exec((await server.mailbox.next(email)).raw)?.[1] ?? '';

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('replaces the old password with the new one', async () => {
    const browser = server.browser();
    const { email, user } = await signUp(browser);
    const changed = userOf(await browser.updateUser({ password: NEW }));
    expect(changed.id).toBe(user.id);
    expect(Date.parse(changed.updated_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(user.updated_at ?? ''),
    );
    const old = await server.browser().signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(old).code).toBe('invalid_credentials');
    expect((await server.browser().signInWithPassword({ email, password: NEW })).error).toBeNull();
  });

  it('ends all other sessions when the password changes', async () => {
    const browser = server.browser();
    const here = await signUp(browser);
    const there = sessionOf(await server.browser().signInWithPassword(here));
    await browser.updateUser({ password: NEW });
    expect(await isOver(there)).toBe(true);
    expect(await isAccepted(server, here.access_token)).toBe(true);
    expect((await browser.refreshSession()).error).toBeNull();
  });

  it('emails the owner when the password changes', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    await browser.updateUser({ password: NEW });
    const { subject, raw } = await server.mailbox.next(email);
    expect(subject).toMatch(/password/i);
    expect(raw).not.toContain(NEW);
  });

  it.each([
    ['the same password', PASSWORD, 422, 'same_password'],
    ['a short password', 'kW3#pq9', 422, 'weak_password'],
    ['a common password', 'password1', 422, 'weak_password'],
    ['73 bytes', 'a'.repeat(73), 400, 'validation_failed'],
  ])('rejects %s and changes nothing', async (_, password, status, code) => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    const error = errorOf(await browser.updateUser({ password }));
    expect(error).toMatchObject({ status, code });
    if (code === 'weak_password') expect(isAuthWeakPasswordError(error)).toBe(true);
    expect(
      (await server.browser().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('requires a new sign-in to set a password after a day', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    server.clock.pass({ hours: 23 });
    await browser.refreshSession();
    expect((await browser.updateUser({ password: NEW })).error).toBeNull();
    server.clock.pass({ hours: 2 });
    await browser.refreshSession();
    expect(errorOf(await browser.updateUser({ password: PASSWORD }))).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    await browser.signInWithPassword({ email, password: NEW });
    expect((await browser.updateUser({ password: PASSWORD })).error).toBeNull();
  });

  it('sets a password after a day with a code from an email, and accepts the code only once', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    server.clock.pass({ hours: 25 });
    await browser.refreshSession();
    expect((await browser.reauthenticate()).error).toBeNull();
    const nonce = await codeTo(email);
    const wrong = nonce === '000000' ? '000001' : '000000';
    const invalid = { status: 422, code: 'reauthentication_not_valid' };
    const set = async (password: string, typed: string) =>
      browser.updateUser({ password, nonce: typed });
    expect(errorOf(await set(NEW, wrong))).toMatchObject(invalid);
    expect((await set(NEW, nonce)).error).toBeNull();
    expect(errorOf(await set(PASSWORD, nonce))).toMatchObject(invalid);
    expect((await server.browser().signInWithPassword({ email, password: NEW })).error).toBeNull();
  });

  it("rejects a code from an email after ten minutes, and another user's code", async () => {
    const [browser, other] = [server.browser(), server.browser()];
    const [{ email }, ben] = [await signUp(browser), await signUp(other)];
    server.clock.pass({ hours: 25 });
    await Promise.all([browser.refreshSession(), other.refreshSession()]);
    await browser.reauthenticate();
    const nonce = await codeTo(email);
    await other.reauthenticate();
    const theirs = await codeTo(ben.email);
    const change = async (typed: string) => browser.updateUser({ password: NEW, nonce: typed });
    const invalid = { code: 'reauthentication_not_valid' };
    if (theirs !== nonce) expect(errorOf(await change(theirs))).toMatchObject(invalid);
    server.clock.pass({ minutes: 10 });
    expect(errorOf(await change(nonce))).toMatchObject(invalid);
  });

  it('merges user metadata, and removes keys that are set to null', async () => {
    const browser = server.browser();
    const { user } = await signUp(browser, { name: 'Ada Buyer' });
    await browser.updateUser({ data: { color: 'red', size: { s: 1 } } });
    const changed = userOf(
      await browser.updateUser({ data: { color: null, full_name: 'Ada B.' } }),
    );
    expect(changed.user_metadata).toEqual({
      ...user.user_metadata,
      full_name: 'Ada B.',
      size: { s: 1 },
    });
  });

  it('does not let metadata change the address or role in a token', async () => {
    const browser = server.browser();
    const { user } = await signUp(browser);
    const data = { sub: crypto.randomUUID(), email: 'other@example.com', role: 'admin' };
    await browser.updateUser({ data });
    const after = userOf(await browser.getUser());
    expect(after).toMatchObject({ id: user.id, email: user.email, role: 'authenticated' });
    const again = sessionOf(await browser.refreshSession());
    expect(again.user).toMatchObject({ id: user.id, email: user.email });
  });

  it('ignores fields that only the server may write', async () => {
    const { access_token } = await signUp(server.browser());
    const answer = await fetch(`${server.url}/user`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        authorization: `Bearer ${access_token}`,
      },
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'not_admin' });
  });

  it("rejects another account's address", async () => {
    const { email } = await signUp(server.browser());
    const browser = server.browser();
    const mine = await signUp(browser);
    const error = errorOf(await browser.updateUser({ email }));
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(500);
    expect(userOf(await browser.getUser()).email).toBe(mine.email);
  });

  it('requires a signed-in user', async () => {
    const browser = server.browser();
    expect(errorOf(await browser.updateUser({ password: NEW })).name).toBe(
      'AuthSessionMissingError',
    );
    const session = await signUp(browser, { email: newAddress() });
    await server.browser().signInWithPassword(session);
    await fetch(`${server.url}/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(errorOf(await browser.updateUser({ password: NEW })).name).toBe(
      'AuthSessionMissingError',
    );
  });

  it('sets only one of two concurrent new passwords', async () => {
    const [one, other] = [server.browser(), server.browser()];
    const { email } = await signUp(one);
    await other.signInWithPassword({ email, password: PASSWORD });
    const passwords = ['heron-Basalt-1', 'heron-Basalt-2'];
    await Promise.all([
      one.updateUser({ password: 'heron-Basalt-1' }),
      other.updateUser({ password: 'heron-Basalt-2' }),
    ]);
    const works = await Promise.all(
      passwords.map(async (password) => {
        const { error } = await server.browser().signInWithPassword({ email, password });
        return error === null;
      }),
    );
    expect(works.filter(Boolean)).toHaveLength(1);
  });
});
