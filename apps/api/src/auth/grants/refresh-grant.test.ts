import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { isAccepted, signUp } from '../../../test/auth/people.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { sessions, users } from '../../db/schema.ts';

describe('the refresh grant', () => {
  let server: AuthServer;

  const refresh = async (refresh_token: string, { url }: AuthServer = server) => {
    const answer = await fetch(`${url}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };

  beforeAll(async () => {
    server = await startAuthServer({ AUTH_SECRET: 'a secret of at least 32 characters' });
  });

  afterAll(() => server.close());

  it('rejects a token that is newer than a session restored from a backup, and keeps the session', async () => {
    const { refresh_token, access_token, user } = await signUp(server.browser());
    const { refresh_token: later } = await refresh(refresh_token);
    await server.database.update(sessions).set({ counter: 0 }).where(eq(sessions.userId, user.id));
    expect(await refresh(later)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_not_found',
    });
    expect(await isAccepted(server, access_token)).toBe(true);
  });

  it.each(['identities', 'signing_keys'])(
    'keeps the token valid when the database cannot read %s',
    async (table) => {
      const { refresh_token } = await signUp(server.browser());
      // After two minutes, the server reloads its keys.
      server.clock.pass({ minutes: 2 });
      const rename = (from: string, to: string) =>
        server.database.execute(sql.raw(`alter table ${from} rename to ${to}`));
      await rename(table, 'away');
      const { status } = await refresh(refresh_token);
      await rename('away', table);
      expect(status).toBeGreaterThanOrEqual(500);

      server.clock.pass({ seconds: 30 });
      expect(await refresh(refresh_token)).toMatchObject({ status: 200 });
    },
  );

  it('rejects a token when the session key was encrypted with another secret', async () => {
    const { refresh_token } = await signUp(server.browser());
    // This server needs its own keys, because it cannot decrypt the keys in the database.
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const other = await server.another({
      AUTH_SECRET: 'another secret of at least 32 characters',
      AUTH_JWT_KEYS: JSON.stringify([{ ...(await exportJWK(privateKey)), kid: 'other' }]),
    });
    expect(await refresh(refresh_token, other)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_not_found',
    });
    await other.close();
  });

  it('rejects the tokens of a banned user until the ban ends', async () => {
    const { refresh_token, access_token, user } = await signUp(server.browser());
    const until = new Date(server.clock.now().getTime() + 60_000);
    await server.database.update(users).set({ bannedUntil: until }).where(eq(users.id, user.id));
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, error_code: 'user_banned' });
    expect(await isAccepted(server, access_token)).toBe(false);

    server.clock.pass({ minutes: 1 });
    expect(await isAccepted(server, access_token)).toBe(true);
    expect(await refresh(refresh_token)).toMatchObject({ status: 200 });
  });

  it.each([
    ['twelve letters, like the oldest tokens', 'abcdefghijkl', 'refresh_token_not_found'],
    ['a few letters', 'abc', 'validation_failed'],
    ['an empty string', '', 'validation_failed'],
    ['an access token', 'eyJhbGciOiJFUzI1NiJ9.e30.AAAA', 'validation_failed'],
  ])('rejects %s as a refresh token', async (_, token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, error_code: code });
  });
});
