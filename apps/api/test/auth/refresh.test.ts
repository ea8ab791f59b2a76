import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, isAccepted, newAddress, sessionOf, signUp, userOf } from './people.ts';

describe('refreshing a session', () => {
  let server: AuthServer;

  /** Refreshes a session from a new browser that has only this token. */
  const refresh = (refresh_token: string) => server.browser().refreshSession({ refresh_token });
  const codeFor = async (refresh_token: string) => errorOf(await refresh(refresh_token)).code;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('returns new tokens for the same session and user', async () => {
    const first = await signUp(server.browser());
    server.clock.pass({ seconds: 1 });
    const second = sessionOf(await refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.user).toMatchObject({ id: first.user.id, email: first.email });
    const [before, after] = [decodeJwt(first.access_token), decodeJwt(second.access_token)];
    expect(after).toEqual({ ...before, iat: expect.any(Number), exp: expect.any(Number) });
    expect(Number(after.iat)).toBeGreaterThan(Number(before.iat));
  });

  it('keeps a session for 30 days when it is used every day', async () => {
    let { refresh_token } = await signUp(server.browser());
    for (let day = 1; day < 30; day += 1) {
      server.clock.pass({ days: 1 });
      ({ refresh_token } = sessionOf(await refresh(refresh_token)));
    }
    server.clock.pass({ days: 1, minutes: 1 });
    expect(await codeFor(refresh_token)).toBe('session_expired');
  });

  it('ends a session after a week without use', async () => {
    const used = await signUp(server.browser());
    const left = await signUp(server.browser());
    server.clock.pass({ days: 6, hours: 23 });
    expect((await refresh(used.refresh_token)).error).toBeNull();
    server.clock.pass({ hours: 2 });
    expect(await codeFor(left.refresh_token)).toBe('session_expired');
    expect(await isAccepted(server, left.access_token)).toBe(false);
  });

  it('returns the same new session to twenty concurrent tabs', async () => {
    const { refresh_token } = await signUp(server.browser());
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    const sessions = all.map(sessionOf);
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
    for (const { access_token } of sessions)
      expect(await isAccepted(server, access_token)).toBe(true);
  });

  it('returns the same session to concurrent tabs across two servers', async () => {
    const { refresh_token } = await signUp(server.browser());
    const other = await server.another();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 === 0 ? server : other).browser().refreshSession({ refresh_token }),
      ),
    );
    expect(new Set(all.map((answer) => sessionOf(answer).refresh_token)).size).toBe(1);
    await other.close();
  });

  it('sends one request per browser, even if many calls need a token', async () => {
    const browser = server.browser();
    const { refresh_token } = await signUp(browser);
    const all = await Promise.all(Array.from({ length: 20 }, () => browser.refreshSession()));
    expect(new Set(all.map((answer) => sessionOf(answer).refresh_token)).size).toBe(1);
    expect(sessionOf(await browser.getSession()).refresh_token).not.toBe(refresh_token);
  });

  it('accepts the previous token for ten seconds', async () => {
    const { refresh_token: lost } = await signUp(server.browser());
    const { refresh_token: current } = sessionOf(await refresh(lost));
    server.clock.pass({ seconds: 8 });
    const again = sessionOf(await refresh(lost));
    expect(again.refresh_token).toBe(current);
    expect(await isAccepted(server, again.access_token)).toBe(true);
  });

  it('ends the session when the previous token is used after ten seconds', async () => {
    const stolen = await signUp(server.browser());
    const current = sessionOf(await refresh(stolen.refresh_token));
    server.clock.pass({ seconds: 11 });
    expect(await codeFor(stolen.refresh_token)).toBe('refresh_token_already_used');
    expect(await isAccepted(server, current.access_token)).toBe(false);
    expect(await codeFor(current.refresh_token)).toBe('refresh_token_not_found');
    expect(await codeFor(stolen.refresh_token)).toBe('refresh_token_not_found');
  });

  it('ends the session immediately when an older token is used', async () => {
    const oldest = await signUp(server.browser());
    const older = sessionOf(await refresh(oldest.refresh_token));
    const current = sessionOf(await refresh(older.refresh_token));
    expect(await codeFor(oldest.refresh_token)).toBe('refresh_token_already_used');
    expect(await isAccepted(server, current.access_token)).toBe(false);
    expect(await codeFor(current.refresh_token)).toBe('refresh_token_not_found');
  });

  it('does not end other sessions when a stolen token is reused', async () => {
    const first = await signUp(server.browser());
    const elsewhere = sessionOf(await server.browser().signInWithPassword(first));
    const stranger = await signUp(server.browser());
    await refresh(first.refresh_token);
    server.clock.pass({ seconds: 11 });
    expect(await codeFor(first.refresh_token)).toBe('refresh_token_already_used');
    expect(await isAccepted(server, elsewhere.access_token)).toBe(true);
    expect(await isAccepted(server, stranger.access_token)).toBe(true);
  });

  it('rejects a forged refresh token', async () => {
    const { refresh_token } = await signUp(server.browser());
    const bytes = Buffer.from(refresh_token, 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(['validation_failed', 'refresh_token_not_found']).toContain(
        await codeFor(changed.toString('base64url')),
      );
    }
    expect((await refresh(refresh_token)).error).toBeNull();
  });

  it.each([
    ['short', 'validation_failed'],
    ['lowercaseabc', 'refresh_token_not_found'],
    ['A'.repeat(10_000), 'validation_failed'],
    ['with\0nul-in-the-middle', 'validation_failed'],
    ['../../../../etc/passwd', 'validation_failed'],
  ])('rejects %j as a token', async (token, code) => {
    const error = errorOf(await refresh(token));
    expect(error.status).toBe(400);
    expect([code, 'validation_failed', 'refresh_token_not_found']).toContain(error.code);
  });

  it('rejects an access token in place of a refresh token', async () => {
    const { access_token } = await signUp(server.browser());
    expect(['validation_failed', 'refresh_token_not_found']).toContain(await codeFor(access_token));
  });

  it('restores a session from its two tokens', async () => {
    const { access_token, refresh_token, user } = await signUp(server.browser());
    const browser = server.browser();
    expect(userOf(await browser.setSession({ access_token, refresh_token })).id).toBe(user.id);
    expect(userOf(await browser.getUser()).id).toBe(user.id);
  });

  it('refreshes a session after a server restart', async () => {
    const before = await server.another();
    const first = await signUp(before.browser(), { email: newAddress() });
    await before.close();

    const after = await server.another();
    expect(userOf(await after.browser().getUser(first.access_token)).id).toBe(first.user.id);
    const browser = after.browser();
    const second = sessionOf(await browser.refreshSession(first));
    expect(userOf(await browser.getUser()).id).toBe(first.user.id);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await after.close();
  });
});
