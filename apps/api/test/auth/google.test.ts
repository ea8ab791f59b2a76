import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
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

const CLIENT_ID = 'latchkey.apps.example';

describe('signing in with Google', () => {
  const google = new OAuth2Server();
  let server: AuthServer;
  let subjects = 0;

  /** Returns Google's claims about a user. */
  const claimsOf = (email: string, claims: object = {}) => {
    subjects += 1;
    const name = 'Grace Hopper';
    const picture = 'https://pictures.example/g.png';
    return {
      sub: `g${subjects}`,
      aud: CLIENT_ID,
      email,
      email_verified: true,
      name,
      picture,
      ...claims,
    };
  };
  const tokenOf = (claims: object, expiresIn = 3600) =>
    google.issuer.buildToken({
      expiresIn,
      scopesOrTransform: (_, payload) => void Object.assign(payload, claims),
    });
  const withToken = async (token: string, nonce?: string, browser: Browser = server.browser()) =>
    browser.signInWithIdToken({ provider: 'google', token, ...(nonce ? { nonce } : {}) });
  const enter = async (claims: object, browser = server.browser()) =>
    withToken(await tokenOf(claims), undefined, browser);

  beforeAll(async () => {
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    server = await startAuthServer({
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: google.issuer.url ?? '',
    });
  });

  afterAll(async () => {
    await server.close();
    await google.stop();
  });

  it("creates an account without a password from Google's claims", async () => {
    const email = newAddress();
    const browser = server.browser();
    const session = sessionOf(await enter(claimsOf(email), browser));
    expect(session.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        iss: google.issuer.url,
        sub: `g${subjects}`,
        email,
        email_verified: true,
        name: 'Grace Hopper',
        full_name: 'Grace Hopper',
        picture: 'https://pictures.example/g.png',
        avatar_url: 'https://pictures.example/g.png',
        provider_id: `g${subjects}`,
      },
      identities: [{ provider: 'google', id: `g${subjects}`, user_id: session.user.id }],
    });
    expect(userOf(await browser.getUser()).id).toBe(session.user.id);
    const withPassword = await server.browser().signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(withPassword).code).toBe('invalid_credentials');
  });

  it('recognizes a user by subject, even if the address changed', async () => {
    const claims = claimsOf(newAddress());
    const first = userOf(await enter(claims));
    const second = userOf(await enter({ ...claims, email: newAddress() }));
    expect(second.id).toBe(first.id);
  });

  it('links to an account whose owner verified the address', async () => {
    const { email, user } = await signUp(server.browser());
    const browser = server.browser();
    await browser.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    await browser.verifyOtp({ type: 'recovery', token_hash });
    const password = `${PASSWORD}-new`;
    await browser.updateUser({ password });

    const linked = userOf(await enter(claimsOf(email)));
    expect(linked.id).toBe(user.id);
    expect(linked.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
    expect((await server.browser().signInWithPassword({ email, password })).error).toBeNull();
  });

  it("removes access for anyone who signed up first with the owner's address", async () => {
    const attacker = server.browser();
    const made = await signUp(attacker, { email: newAddress('victim'), name: 'Attacker' });
    const owner = server.browser();
    const session = sessionOf(await enter(claimsOf(made.email), owner));

    expect(session.user.email).toBe(made.email);
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Grace Hopper' });
    expect(session.user.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(await isAccepted(server, made.access_token)).toBe(false);
    expect(await isRefreshed(server, made.refresh_token)).toBe(false);
    expect(errorOf(await server.browser().signInWithPassword(made)).code).toBe(
      'invalid_credentials',
    );
  });

  it('does not link accounts by an address that Google has not verified', async () => {
    const { email, user } = await signUp(server.browser());
    const other = userOf(await enter(claimsOf(email, { email_verified: false })));
    expect(other.id).not.toBe(user.id);
    expect(other.email).toBe('');
    expect(
      (await server.browser().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('accepts the nonce that matches the token', async () => {
    const nonce = crypto.randomUUID();
    const hashed = createHash('sha256').update(nonce).digest('hex');
    const token = await tokenOf({ ...claimsOf(newAddress()), nonce: hashed });
    expect((await withToken(token, nonce)).error).toBeNull();
    expect(errorOf(await withToken(token, 'another'))).toMatchObject({
      status: 400,
      code: undefined,
      message: 'Nonces mismatch',
    });
    const missing = 'Passed nonce and nonce in id_token should either both exist or not.';
    expect(errorOf(await withToken(token)).message).toBe(missing);
    const bare = await tokenOf(claimsOf(newAddress()));
    expect(errorOf(await withToken(bare, nonce)).message).toBe(missing);
  });

  it.each([
    ['another audience', { aud: 'other.apps.example' }, /^Unacceptable audience in id_token: /],
    ['two audiences that are not ours', { aud: ['a', 'b'] }, /^Unacceptable audience/],
    ['another issuer', { iss: 'https://accounts.evil.example' }, /^Bad ID token/],
    ['no subject', { sub: '' }, /^Bad ID token/],
    ['an expiry time in the past', { exp: 1_000_000_000 }, /^Bad ID token/],
  ])('rejects a token with %s', async (_, claims, message) => {
    const error = errorOf(await enter(claimsOf(newAddress(), claims)));
    expect(error).toMatchObject({ status: 400, code: undefined });
    expect(error.message).toMatch(message);
  });

  it("rejects a token that another provider signed in Google's name", async () => {
    const forger = new OAuth2Server();
    await forger.issuer.keys.generate('RS256');
    forger.issuer.url = google.issuer.url;
    const claims = claimsOf(newAddress());
    const token = await forger.issuer.buildToken({
      scopesOrTransform: (_, payload) => void Object.assign(payload, claims),
    });
    expect(errorOf(await withToken(token))).toMatchObject({ status: 400, message: 'Bad ID token' });
  });

  it.each(['', 'a', 'a.b.c', 'e30.e30.'])('rejects %j as a token', async (token) => {
    const error = errorOf(await withToken(token));
    expect(error).toMatchObject({ status: 400, code: undefined });
    expect(error.message).toBe(token === '' ? 'id_token required' : 'Bad ID token');
  });

  it('finds a key that the provider added later', async () => {
    expect((await enter(claimsOf(newAddress()))).error).toBeNull();
    const { kid } = await google.issuer.keys.generate('RS256');
    server.clock.pass({ minutes: 20 });
    const claims = claimsOf(newAddress());
    const token = await google.issuer.buildToken({
      kid,
      expiresIn: 7200,
      scopesOrTransform: (_, payload) => void Object.assign(payload, claims),
    });
    expect((await withToken(token)).error).toBeNull();
  });

  it('rejects every other provider', async () => {
    const token = await tokenOf(claimsOf(newAddress()));
    const other = await server.browser().signInWithIdToken({ provider: 'apple', token });
    expect(errorOf(other).status).toBe(400);
  });

  it("accepts the issuer that older clients send instead of the provider's name", async () => {
    const asked = async (issuer: string) => {
      const token = await tokenOf(claimsOf(newAddress()));
      const answer = await fetch(`${server.url}/token?grant_type=id_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: CLIENT_ID, issuer, id_token: token }),
      });
      return answer.status;
    };
    expect(await asked(google.issuer.url ?? '')).toBe(200);
    expect(await asked('https://accounts.evil.example')).toBe(400);
    expect(await asked('')).toBe(400);
  });

  it('turns off sign-in with Google if the settings have no client ID', async () => {
    const off = await server.another({ GOOGLE_CLIENT_ID: '' });
    const token = await tokenOf(claimsOf(newAddress()));
    const answer = await off.browser().signInWithIdToken({ provider: 'google', token });
    expect(errorOf(answer)).toMatchObject({ status: 400, code: 'provider_disabled' });
    await off.close();
  });

  it('creates one account from ten concurrent sign-ins', async () => {
    const claims = claimsOf(newAddress());
    const all = await Promise.all(Array.from({ length: 10 }, () => enter(claims)));
    expect(new Set(all.map((answer) => userOf(answer).id)).size).toBe(1);
  });
});

describe('signing in with Google while Google is down', () => {
  it('returns 503 so that the client retries', async () => {
    const google = new OAuth2Server();
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    const server = await startAuthServer({
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: google.issuer.url ?? '',
    });
    const token = await google.issuer.buildToken({
      scopesOrTransform: (_, payload) => void Object.assign(payload, { aud: CLIENT_ID, sub: 'g' }),
    });
    await google.stop();
    const answer = await server.browser().signInWithIdToken({ provider: 'google', token });
    expect(errorOf(answer)).toMatchObject({ name: 'AuthRetryableFetchError' });
    await server.close();
  });
});
