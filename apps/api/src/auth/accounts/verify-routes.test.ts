import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuthServer, SITE, startAuthServer } from '../../../test/auth/auth-server.ts';
import { isAccepted, newAddress, PASSWORD, signUp } from '../../../test/auth/people.ts';

const Answer = z.looseObject({
  code: z.optional(z.string()),
  access_token: z.optional(z.string()),
  user: z.optional(z.looseObject({ email: z.string() })),
});
const VERIFIER = 'a-verifier-of-enough-characters-for-the-protocol';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

describe('/verify', () => {
  let server: AuthServer;

  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: Answer.parse(await answer.json()) };
  };
  const open = async (query: Record<string, string>, init: RequestInit = {}) => {
    const url = `${server.url}/verify?${new URLSearchParams(query)}`;
    const answer = await fetch(url, { redirect: 'manual', ...init });
    const location = answer.headers.get('location');
    return { answer, to: location === null ? undefined : new URL(location) };
  };
  /** Requests an email and returns the token from its link. */
  const tokenFor = async (email: string, more: object = {}) => {
    expect(await post('/recover', { email, ...more })).toEqual({ status: 200, body: {} });
    const { link } = await server.mailbox.next(email);
    return link?.searchParams.get('token_hash') ?? '';
  };
  const person = async () => (await signUp(server.browser())).email;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('accepts a token only with the address it was sent to', async () => {
    const [email, other] = [await person(), await person()];
    const token = await tokenFor(email);
    const wrong = await post('/verify', { type: 'recovery', token, email: other });
    expect(wrong).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
    });
    const right = await post('/verify', { type: 'recovery', token, email: email.toUpperCase() });
    expect(right).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it.each(['invite', 'email_change'])('rejects every link of type %s', async (type) => {
    const token_hash = await tokenFor(await person());
    expect(await post('/verify', { type, token_hash })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    });
  });

  it.each(['email', 'magiclink', 'recovery'])(
    'accepts a recovery link with the type %s',
    async (type) => {
      const token_hash = await tokenFor(await person());
      expect((await post('/verify', { type, token_hash })).status).toBe(200);
    },
  );

  it.each([
    ['no type', { token_hash: 'x' }],
    ['an unknown type', { type: 'sms', token_hash: 'x' }],
    ['no token', { type: 'recovery' }],
    ['two tokens', { type: 'recovery', token: 'x', token_hash: 'x', email: 'a@example.com' }],
    ['a token without an address', { type: 'recovery', token: 'x' }],
    ['a hash with an address', { type: 'recovery', token_hash: 'x', email: 'a@example.com' }],
    ['a hash with a redirect', { type: 'recovery', token_hash: 'x', redirect_to: SITE }],
    ['a number as the hash', { type: 'recovery', token_hash: 5 }],
    ['a NUL character', { type: 'recovery', token_hash: '\0' }],
  ])('rejects a body with %s', async (_, body) => {
    expect(await post('/verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('returns a JSON error with status 400 when the URL has no token or type', async () => {
    for (const query of ['?token=x', '?type=recovery', '']) {
      const answer = await fetch(`${server.url}/verify${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });

  it('does not use up a link on a HEAD request', async () => {
    const token = await tokenFor(await person());
    const { answer } = await open({ token, type: 'recovery' }, { method: 'HEAD' });
    expect(answer.status).toBe(404);
    const { to } = await open({ token, type: 'recovery' });
    expect(to?.hash).toContain('access_token=');
  });

  it.each([
    ['the requested page', { redirect_to: `${SITE}/here?a=b` }, {}, `${SITE}/here?a=b`],
    ['the site', { redirect_to: 'https://evil.example/' }, {}, `${SITE}/`],
    ['the referring page', {}, { referer: `${SITE}/there` }, `${SITE}/there`],
    ['the site', {}, { referer: 'https://mail.example/inbox' }, `${SITE}/`],
  ])('redirects the browser to %s', async (_, query, headers, expected) => {
    const found = await open({ token: 'none', type: 'recovery', ...query }, { headers });
    expect(found.answer.status).toBe(303);
    expect(found.answer.headers.get('cache-control')).toBe('no-store');
    expect(found.to && new URL(found.to).href.split('#')[0]).toBe(expected);
    expect(Object.fromEntries(new URLSearchParams(found.to?.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  it('also adds the error to the query string for a PKCE client', async () => {
    const { to } = await open({ token: 'pkce_none', type: 'recovery' });
    expect(to?.searchParams.get('error_code')).toBe('otp_expired');
  });

  describe('verifying a link with PKCE', () => {
    const challenge = { code_challenge: CHALLENGE, code_challenge_method: 's256' };
    const codeFor = async (email: string) => {
      const token = await tokenFor(email, challenge);
      expect(token).toMatch(/^pkce_/);
      const { to } = await open({ token, type: 'recovery', redirect_to: `${SITE}/here?a=b` });
      expect(to?.hash).toBe('');
      expect(to?.searchParams.get('a')).toBe('b');
      return to?.searchParams.get('code') ?? '';
    };
    const exchange = (auth_code: string, code_verifier = VERIFIER) =>
      post('/token?grant_type=pkce', { auth_code, code_verifier });

    it('exchanges a code only once, and only with its verifier', async () => {
      const email = await person();
      const code = await codeFor(email);
      expect(await exchange(code, `${VERIFIER}x`)).toMatchObject({
        status: 400,
        body: { code: 'bad_code_verifier' },
      });
      const all = await Promise.all(Array.from({ length: 5 }, () => exchange(code)));
      expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
      const opened = all.find(({ status }) => status === 200)?.body;
      expect(opened?.user?.email).toBe(email);
      expect(await isAccepted(server, opened?.access_token ?? '')).toBe(true);
      expect((await exchange(code)).body.code).toBe('flow_state_not_found');
    });

    it.each([
      [299, 200, undefined],
      [301, 422, 'flow_state_expired'],
    ])('returns, for a code that is %i seconds old, status %i', async (seconds, status, code) => {
      const given = await codeFor(await person());
      server.clock.pass({ seconds });
      const answer = await exchange(given);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    });

    it('invalidates the code when the password changes', async () => {
      const browser = server.browser();
      const { email } = await signUp(browser);
      await browser.verifyOtp({ type: 'recovery', token_hash: await tokenFor(email) });
      const code = await codeFor(email);
      await browser.updateUser({ password: 'heron-Basalt-77' });
      expect(await exchange(code)).toMatchObject({ status: 404 });
    });

    it('lets the web app verify a PKCE link without a code', async () => {
      const token_hash = await tokenFor(await person(), challenge);
      expect((await post('/verify', { type: 'recovery', token_hash })).status).toBe(200);
    });

    it.each([
      ['a plain challenge', { code_challenge: CHALLENGE, code_challenge_method: 'plain' }],
      ['a challenge that is too short', { code_challenge: 'a', code_challenge_method: 's256' }],
      ['a method without a challenge', { code_challenge_method: 's256' }],
    ])('rejects a request for a link with %s', async (_, asked) => {
      for (const path of ['/recover', '/signup']) {
        const answer = await post(path, { email: newAddress(), password: PASSWORD, ...asked });
        expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      }
    });

    it('rejects a code without a verifier', async () => {
      const half = await post('/token?grant_type=pkce', { auth_code: 'x' });
      expect(half).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    });
  });

  it.each([
    ['/recover', {}],
    ['/recover', { email: 'no address' }],
    ['/recover', { email: 'a@example.com\r\nbcc: eve@example.com' }],
    ['/resend', { email: 'a@example.com' }],
    ['/resend', { type: 'signup' }],
    ['/otp', {}],
    ['/otp', { email: 'no address' }],
  ])('rejects %s with %j', async (path, body) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('never emails a sign-in code or a link that changes the address', async () => {
    const email = await person();
    const before = server.mailbox.all.length;
    const refused = { status: 422, body: { code: 'otp_disabled' } };
    expect(await post('/otp', { email })).toMatchObject(refused);
    expect(await post('/otp', { email: newAddress() })).toMatchObject(refused);
    expect(await post('/resend', { email, type: 'email_change' })).toEqual({
      status: 200,
      body: {},
    });
    await tokenFor(email);
    expect(server.mailbox.all.length).toBe(before + 1);
  });
});
