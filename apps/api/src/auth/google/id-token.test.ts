import { createHash } from 'node:crypto';
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestProvider, testProvider } from '../../../test/auth/test-provider.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { idTokenVerifier, type PresentedIdToken } from './id-token.ts';

const CLIENT = 'latchkey.apps.example';
const person = { sub: '1001', aud: CLIENT, email: 'ada@example.com', email_verified: true };
const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });
const MINUTE = 60_000;

describe('idTokenVerifier', () => {
  let provider: TestProvider;
  let now: number;
  let verify: ReturnType<typeof idTokenVerifier>;

  const check = (idToken: string, more: Partial<PresentedIdToken> = {}) =>
    verify({ idToken, nonce: undefined, accessToken: undefined, ...more });
  const checkClaims = async (claims: object, more: Partial<PresentedIdToken> = {}) =>
    check(await provider.token({ ...person, ...claims }), more);
  const refused = (description: string | RegExp) =>
    expect.objectContaining({ name: 'OAuthRefusal', message: expect.stringMatching(description) });
  const bad = refused(/^Bad ID token$/);
  const seconds = (offset: number) => Math.floor(now / 1_000) + offset;

  beforeAll(async () => {
    provider = await testProvider();
  });

  beforeEach(() => {
    now = Date.now();
    provider.answers = true;
    const clientIds = [CLIENT, 'phone.apps.example'];
    verify = idTokenVerifier({ issuer: provider.issuer, clientIds, clock: () => new Date(now) });
  });

  afterAll(() => provider.close());

  it('returns the claims of a valid token', async () => {
    const claims = await checkClaims({ name: 'Ada', picture: 'https://p.example/a', hd: 'x' });
    expect(claims).toEqual({
      iss: provider.issuer,
      sub: '1001',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada',
      picture: 'https://p.example/a',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('reads the claim email_verified with the value %j as %s', async (email_verified, expected) => {
    expect((await checkClaims({ email_verified })).email_verified).toBe(expected);
  });

  it('drops claims that cannot be stored, but rejects the token if its subject cannot be stored', async () => {
    const odd = { name: 'A\0da', picture: 'x'.repeat(501), email: 'ada@example.com\r\nbcc: eve' };
    const claims = await checkClaims(odd);
    expect(claims).toMatchObject({ name: undefined, picture: undefined, email: undefined });
    await expect(checkClaims({ sub: '1\0' })).rejects.toEqual(bad);
    await expect(checkClaims({ sub: '1'.repeat(256) })).rejects.toEqual(bad);
  });

  it('accepts any of our client IDs, and several audiences if azp is one of our client IDs', async () => {
    const ours = await checkClaims({ aud: 'phone.apps.example' });
    expect(ours.sub).toBe('1001');
    const shared = await checkClaims({ aud: [CLIENT, 'other'], azp: CLIENT });
    expect(shared.sub).toBe('1001');
    const theirs = checkClaims({ aud: [CLIENT, 'other'], azp: 'other' });
    await expect(theirs).rejects.toEqual(refused(/^Unacceptable audience in id_token: \[/));
  });

  it.each([
    [29, true],
    [31, false],
  ])('accepts a token that expired %i seconds ago: %s', async (late, isAccepted) => {
    const checked = checkClaims({ exp: seconds(-late), iat: seconds(-3_600) });
    await (isAccepted
      ? expect(checked).resolves.toBeDefined()
      : expect(checked).rejects.toEqual(bad));
  });

  it.each([
    ['before its nbf', { nbf: 4_000_000_000 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is not a string', { sub: 5 }],
    ['from another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['without an issuer', { iss: undefined }],
  ])('rejects a token %s', async (_, claims) => {
    await expect(checkClaims(claims)).rejects.toEqual(bad);
  });

  it('rejects an unsigned token and a token signed with the public key as a secret', async () => {
    const claims = { ...person, iss: provider.issuer };
    const bare = new UnsecuredJWT(claims).setExpirationTime('1h').setIssuedAt().encode();
    await expect(check(bare)).rejects.toEqual(bad);

    const { keys } = KeySet.parse(await (await fetch(`${provider.issuer}/jwks`)).json());
    const [key] = keys;
    const publicKey = await importJWK({ ...key, alg: 'RS256' });
    if (publicKey instanceof Uint8Array) throw new RangeError('Expected a public key');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .setExpirationTime('1h')
      .setIssuedAt()
      .sign(Buffer.from(await exportSPKI(publicKey)));
    await expect(check(forged)).rejects.toEqual(bad);
  });

  it('rejects a token changed after signing', async () => {
    const [head, , signature] = (await provider.token(person)).split('.');
    const claims = { ...person, sub: '1', iss: provider.issuer, exp: seconds(60), iat: seconds(0) };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await expect(check(`${head}.${body}.${signature}`)).rejects.toEqual(bad);
  });

  it('compares the nonce with its hash in the token', async () => {
    const nonce = createHash('sha256').update('raw').digest('hex');
    expect(await checkClaims({ nonce }, { nonce: 'raw' })).toBeDefined();
    const mismatch = checkClaims({ nonce }, { nonce });
    await expect(mismatch).rejects.toMatchObject({
      error: 'invalid nonce',
      message: 'Nonces mismatch',
    });
    const either = refused(
      /^Passed nonce and nonce in id_token should either both exist or not\.$/,
    );
    await expect(checkClaims({ nonce })).rejects.toEqual(either);
    await expect(checkClaims({}, { nonce: 'raw' })).rejects.toEqual(either);
  });

  it('compares the access token with the hash in the ID token when both are present', async () => {
    const half = createHash('sha256').update('access').digest().subarray(0, 16);
    const at_hash = half.toString('base64url');
    expect(await checkClaims({ at_hash }, { accessToken: 'access' })).toBeDefined();
    expect(await checkClaims({ at_hash })).toBeDefined();
    expect(await checkClaims({}, { accessToken: 'access' })).toBeDefined();
    await expect(checkClaims({ at_hash }, { accessToken: 'other' })).rejects.toEqual(bad);
  });

  it('fetches the keys once for many tokens, and again after ten minutes', async () => {
    const before = provider.asked;
    await Promise.all(Array.from({ length: 10 }, () => checkClaims({})));
    expect(provider.asked - before).toBe(1);
    now += 9 * MINUTE;
    await checkClaims({});
    expect(provider.asked - before).toBe(1);
    now += 2 * MINUTE;
    await checkClaims({});
    expect(provider.asked - before).toBe(2);
  });

  it('refetches the keys for an unknown key ID at most twice a minute', async () => {
    await checkClaims({});
    const before = provider.asked;
    const unknown = await provider.token(person, { kid: 'unknown' });
    await expect(check(unknown)).rejects.toEqual(bad);
    expect(provider.asked).toBe(before);
    now += 31_000;
    await expect(check(unknown)).rejects.toEqual(bad);
    await expect(check(unknown)).rejects.toEqual(bad);
    expect(provider.asked - before).toBe(1);
  });

  it('finds a new provider key within 30 seconds', async () => {
    await checkClaims({});
    await provider.rotate();
    now += 31_000;
    expect(await checkClaims({})).toBeDefined();
  });

  it('keeps using the fetched keys for a day while the provider is down', async () => {
    await checkClaims({});
    provider.answers = false;
    now += 23 * 60 * MINUTE;
    const exp = seconds(3_600);
    expect(await checkClaims({ exp })).toBeDefined();
    now += 2 * 60 * MINUTE;
    await expect(checkClaims({ exp: seconds(3_600) })).rejects.toThrow(ProviderUnreachable);
    provider.answers = true;
    expect(await checkClaims({ exp: seconds(3_600) })).toBeDefined();
  });

  it('rejects a discovery document from another issuer', async () => {
    const issuer = `${provider.issuer}/`;
    const other = idTokenVerifier({ issuer, clientIds: [CLIENT], clock: () => new Date(now) });
    const idToken = await provider.token({ ...person, iss: issuer });
    const checked = other({ idToken, nonce: undefined, accessToken: undefined });
    await expect(checked).rejects.toThrow(ProviderUnreachable);
  });
});
