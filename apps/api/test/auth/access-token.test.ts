import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingKeys } from '../../src/db/schema.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, isAccepted, type Person, signUp, userOf } from './people.ts';
import { testClock } from './test-clock.ts';

describe('checking access tokens', () => {
  let server: AuthServer;
  let person: Person;
  let stranger: CryptoKey;

  const errorFor = async (token: string) => errorOf(await server.browser().getUser(token));
  const signed = (header: JWTHeaderParameters, key: CryptoKey | Uint8Array = stranger) =>
    new SignJWT(decodeJwt(person.access_token)).setProtectedHeader(header).sign(key);

  beforeAll(async () => {
    server = await startAuthServer();
    person = await signUp(server.browser());
    ({ privateKey: stranger } = await generateKeyPair('ES256', { extractable: true }));
  });

  afterAll(() => server.close());

  it('accepts a token for an hour, plus 30 seconds for clock skew', async () => {
    const token = (await signUp(server.browser())).access_token;
    const later = testClock();
    const other = await server.another({}, later);
    later.pass({ minutes: 60, seconds: 20 });
    expect(await isAccepted(other, token)).toBe(true);
    later.pass({ seconds: 20 });
    expect(errorOf(await other.browser().getUser(token))).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    });
    await other.close();
  });

  it('accepts a token on a server whose clock is behind', async () => {
    const ahead = testClock();
    ahead.pass({ seconds: 20 });
    const other = await server.another({}, ahead);
    const { access_token } = await signUp(other.browser());
    expect(await isAccepted(server, access_token)).toBe(true);
    await other.close();
  });

  it('rejects a token once its key is removed, even if the token was accepted before', async () => {
    const other = await startAuthServer();
    const { access_token: token } = await signUp(other.browser());
    expect(await isAccepted(other, token)).toBe(true);
    await other.database.delete(signingKeys);
    other.clock.pass({ minutes: 2 });
    expect(errorOf(await other.browser().getUser(token))).toMatchObject({ code: 'bad_jwt' });
    await other.close();
  });

  it('rejects a request without a token', async () => {
    for (const headers of [{}, { authorization: 'Bearer' }, { authorization: 'Basic YTpi' }]) {
      const answer = await fetch(`${server.url}/user`, {
        headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        code: 'no_authorization',
        message: 'This endpoint requires a valid Bearer token',
      });
    }
  });

  it('rejects an unsigned token', async () => {
    const token = new UnsecuredJWT(decodeJwt(person.access_token)).encode();
    expect(await errorFor(token)).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it('rejects a token signed with another key, with or without our key ID', async () => {
    const { kid = '' } = decodeProtectedHeader(person.access_token);
    for (const header of [{ kid }, {}, { kid: 'unknown' }]) {
      const token = await signed({ alg: 'ES256', typ: 'JWT', ...header });
      expect(await errorFor(token)).toMatchObject({ status: 403, code: 'bad_jwt' });
    }
  });

  it('rejects a token whose header contains a key or the URL of a key', async () => {
    const jwk = await exportJWK(stranger);
    const { kty = '', crv = '', x = '', y = '' } = jwk;
    const jku = 'http://127.0.0.1:9/jwks.json';
    for (const header of [{ jwk: { kty, crv, x, y } }, { jku }, { x5u: jku }]) {
      const token = await signed({ alg: 'ES256', typ: 'JWT', ...header });
      expect(await errorFor(token)).toMatchObject({ status: 403, code: 'bad_jwt' });
    }
  });

  it('rejects a token signed with our public key as a secret', async () => {
    const published = await (await fetch(`${server.url}/.well-known/jwks.json`)).text();
    const { kid = '' } = decodeProtectedHeader(person.access_token);
    const secret = new TextEncoder().encode(published);
    const token = await signed({ alg: 'HS256', typ: 'JWT', kid }, secret);
    expect(await errorFor(token)).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it.each([
    ['header', 0],
    ['claims', 1],
    ['signature', 2],
  ])('rejects a token with one character changed in its %s', async (_, part) => {
    const parts = person.access_token.split('.');
    const text = parts[part] ?? '';
    const middle = Math.floor(text.length / 2);
    parts[part] =
      `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
    expect(await errorFor(parts.join('.'))).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it.each(['a', 'a.b', 'a.b.c', '..', 'é', 'a'.repeat(5_000)])(
    'rejects the malformed token %j',
    async (token) => {
      const answer = await fetch(`${server.url}/user`, {
        headers: {
          'x-supabase-api-version': '2024-01-01',
          authorization: `Bearer ${encodeURIComponent(token)}`,
        },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'bad_jwt' });
    },
  );

  it('ignores the token where no sign-in is required, even if the token is malformed', async () => {
    const browser = server.browser({ headers: { Authorization: 'Bearer nonsense' } });
    expect((await browser.signInWithPassword(person)).error).toBeNull();
    expect(userOf(await browser.getUser()).id).toBe(person.user.id);
  });
});
