import { isAuthApiError } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, isAccepted, newAddress, PASSWORD, sessionOf, signUp, userOf } from './people.ts';

describe('signing in', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('starts a new session for the same user', async () => {
    const first = await signUp(server.browser());
    const browser = server.browser();
    const second = sessionOf(await browser.signInWithPassword(first));
    expect(second.user).toMatchObject({ id: first.user.id, email: first.email });
    expect(decodeJwt(second.access_token).session_id).not.toBe(
      decodeJwt(first.access_token).session_id,
    );
    expect(userOf(await browser.getUser()).id).toBe(first.user.id);
  });

  it('accepts an email address in any letter case, with a trailing space', async () => {
    const { email, password, user } = await signUp(server.browser());
    const typed = { email: email.toUpperCase(), password };
    expect(userOf(await server.browser().signInWithPassword(typed)).id).toBe(user.id);
  });

  it('fires the events that the web app listens for', async () => {
    const browser = server.browser();
    const events: string[] = [];
    browser.onAuthStateChange((event) => void events.push(event));
    await signUp(browser);
    await browser.refreshSession();
    await browser.updateUser({ data: { full_name: 'Ada Lovelace' } });
    await browser.signOut();
    expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ]);
  });

  it('responds in the same way to a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await signUp(server.browser());
    const attempts = [
      { email, password: 'not-the-password' },
      { email: newAddress(), password: PASSWORD },
      { email, password: '' },
      { email, password: 'a'.repeat(100) },
    ];
    for (const attempt of attempts.slice(0, 2)) {
      const error = errorOf(await server.browser().signInWithPassword(attempt));
      expect(isAuthApiError(error)).toBe(true);
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
    for (const attempt of attempts.slice(2)) {
      expect(errorOf(await server.browser().signInWithPassword(attempt)).status).toBe(400);
    }
  });

  it('rejects a password with a character added, removed, or changed to the other case', async () => {
    const { email } = await signUp(server.browser());
    for (const password of [`${PASSWORD}x`, PASSWORD.slice(0, -1), PASSWORD.toLowerCase()]) {
      const error = errorOf(await server.browser().signInWithPassword({ email, password }));
      expect(error.code).toBe('invalid_credentials');
    }
  });

  it('requires an email address', async () => {
    const error = errorOf(
      await server.browser().signInWithPassword({ email: '', password: PASSWORD }),
    );
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error.message).toBe('missing email or phone');
  });

  it('lets the client verify a token with the published keys', async () => {
    const browser = server.browser();
    const { user } = await signUp(browser);
    const { data, error } = await browser.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: user.id, email: user.email });
    expect(data?.header).toMatchObject({ alg: 'ES256' });
  });

  it('starts a separate session for each of twenty concurrent sign-ins', async () => {
    const { email, password } = await signUp(server.browser());
    const sessions = await Promise.all(
      Array.from({ length: 20 }, async () =>
        sessionOf(await server.browser().signInWithPassword({ email, password })),
      ),
    );
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(20);
  });

  it('ends the oldest session when the 51st starts', async () => {
    const browser = server.browser();
    const { email, password, access_token } = await signUp(browser);
    for (let count = 1; count < 50; count += 1) {
      server.clock.pass({ seconds: 1 });
      await server.browser().signInWithPassword({ email, password });
    }
    expect(await isAccepted(server, access_token)).toBe(true);
    server.clock.pass({ seconds: 1 });
    const last = sessionOf(await server.browser().signInWithPassword({ email, password }));
    expect(await isAccepted(server, access_token)).toBe(false);
    expect(await isAccepted(server, last.access_token)).toBe(true);
  });
});
