import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { buildTestAppOn } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';

const AUTH_JWT_SECRET = 'a secret shared with another server of ours';
const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const AUTH_JWT_KEYS = JSON.stringify({
  keys: [{ ...(await exportJWK(privateKey)), kid: 'given' }],
});

/** Decodes the header and claims of a token. */
const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

describe('access tokens', () => {
  let connection: Connection;

  const appWith = (environment: Record<string, string>) => {
    const { auth } = readConfig({ AUTH_LIMITS: 'false', ...environment });
    return buildTestAppOn(connection.database, { auth });
  };
  type App = Awaited<ReturnType<typeof appWith>>;
  const signUp = async (app: App): Promise<string> => {
    const payload = { email: `${crypto.randomUUID()}@example.com`, password: 'three blue doors' };
    return (await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).json()
      .access_token;
  };
  const user = async (app: App, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await app.inject({ url: '/auth/v1/user', headers });
    return { status: statusCode, ...JSON.parse(body) };
  };
  const published = async (app: App) =>
    (await app.inject('/auth/v1/.well-known/jwks.json')).json().keys;

  beforeAll(async () => {
    connection = await openTestDatabase();
  });

  afterAll(() => connection.close());

  it('signs tokens with the key from the settings, and publishes that key', async () => {
    const app = await appWith({ AUTH_JWT_KEYS });
    const token = await signUp(app);
    expect(partsOf(token)[0]).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'given' });
    expect(await published(app)).toMatchObject([{ kid: 'given', use: 'sig' }]);
    expect(await user(app, token)).toMatchObject({ status: 200 });
    await app.close();
  });

  it('signs tokens with the shared secret, and does not publish the secret', async () => {
    const app = await appWith({ AUTH_JWT_SECRET });
    const token = await signUp(app);
    expect(partsOf(token)[0]).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await published(app)).toEqual([]);
    expect(await user(app, token)).toMatchObject({ status: 200 });
    await app.close();
  });

  it('accepts tokens signed with the shared secret while it is set, even after keys replace it', async () => {
    const shared = await appWith({ AUTH_JWT_SECRET });
    const token = await signUp(shared);
    await shared.close();

    const both = await appWith({ AUTH_JWT_SECRET, AUTH_JWT_KEYS });
    expect(await user(both, token)).toMatchObject({ status: 200 });
    expect(partsOf(await signUp(both))[0]).toMatchObject({ alg: 'ES256' });
    await both.close();

    const keysOnly = await appWith({ AUTH_JWT_KEYS });
    expect(await user(keysOnly, token)).toMatchObject({ status: 403, error_code: 'bad_jwt' });
    await keysOnly.close();
  });

  it('derives the issuer from the site URL, and uses the lifetime from the settings', async () => {
    const app = await appWith({ SITE_URL: 'https://home.example/', AUTH_TOKEN_SECONDS: '60' });
    const [, claims] = partsOf(await signUp(app));
    expect(claims).toMatchObject({ iss: 'https://home.example/auth/v1', aud: 'authenticated' });
    expect(claims.exp - claims.iat).toBe(60);
    await app.close();
  });

  it.each([
    ['without a subject', {}, 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    ['with an empty subject', { sub: '' }, 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    ['with a subject that is not a UUID', { sub: 'ana' }, 400, 'bad_jwt', /UUID/],
    [
      'for another audience',
      { aud: 'admin' },
      400,
      'validation_failed',
      "Token audience doesn't match request audience",
    ],
    ['before its nbf', { nbf: 32_503_680_000 }, 403, 'bad_jwt', /has invalid claims: nbf$/],
    ['from another issuer', { iss: 'https://evil.example/auth/v1' }, 403, 'bad_jwt', /iss/],
    ['with another role', { role: 'service_role' }, 403, 'bad_jwt', /role/],
    ['without a session', { session_id: undefined }, 403, 'bad_jwt', /session_id/],
    ['for an unknown user', {}, 403, 'user_not_found', /does not exist/],
  ] as const)(
    'rejects an access token %s, even with a valid signature',
    async (name, changes, status, code, message) => {
      const app = await appWith({ AUTH_JWT_SECRET });
      const claims = {
        iss: 'http://localhost:3000/auth/v1',
        aud: 'authenticated',
        role: 'authenticated',
        session_id: crypto.randomUUID(),
        ...(name !== 'without a subject' && { sub: crypto.randomUUID() }),
        ...changes,
      };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(Buffer.from(AUTH_JWT_SECRET));
      const refusal = await user(app, token);
      expect(refusal).toMatchObject({ status, error_code: code });
      expect(refusal.msg).toMatch(message);
      await app.close();
    },
  );

  it.each([
    ['names a key', { kid: 'one' }],
    ['has a key URL', { jku: 'https://evil.example/keys' }],
    ['has a key', { jwk: { kty: 'oct', k: 'c2VjcmV0' } }],
    ['has a certificate', { x5c: ['AAAA'] }],
  ])(
    'rejects a token that is signed with the shared secret if its header %s',
    async (_, header) => {
      const app = await appWith({ AUTH_JWT_SECRET });
      const [, claims] = partsOf(await signUp(app));
      const signed = (more: object) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', ...more })
          .sign(Buffer.from(AUTH_JWT_SECRET));
      expect(await user(app, await signed({}))).toMatchObject({ status: 200 });
      expect(await user(app, await signed(header))).toMatchObject({ error_code: 'bad_jwt' });
      await app.close();
    },
  );
});
