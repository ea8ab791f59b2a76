import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identities, serverSecrets, sessions, signingKeys, users } from '../../src/db/schema.ts';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import { newAddress, PASSWORD, type Person, signUp } from './people.ts';

const NEW_SHAPE = { 'x-supabase-api-version': '2024-01-01' };
const json = { 'content-type': 'application/json;charset=UTF-8' };

describe('the exact HTTP responses of the account server', () => {
  let server: AuthServer;
  let person: Person;

  const call = (path: string, { method = 'GET', headers = {}, body }: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
  const post = (path: string, body: unknown, headers: Record<string, string> = NEW_SHAPE) =>
    call(path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const signedIn = () => ({ ...NEW_SHAPE, authorization: `Bearer ${person.access_token}` });

  beforeAll(async () => {
    server = await startAuthServer({ CORS_ORIGINS: 'https://app.example' });
    person = await signUp(server.browser());
  });

  afterAll(() => server.close());

  describe('the format of an error response', () => {
    const wrong = { email: 'nobody@example.com', password: 'wrong-password' };

    it('uses the new format when the client requests it, and reports the API version', async () => {
      for (const version of ['2024-01-01', '2099-12-31']) {
        const answer = await post('/token?grant_type=password', wrong, {
          'x-supabase-api-version': version,
        });
        expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
        expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
        expect(await answer.json()).toEqual({
          code: 'invalid_credentials',
          message: 'Invalid login credentials',
        });
      }
    });

    it.each([undefined, '2023-12-31', 'latest', ''])(
      'uses the old format for version %j',
      async (version) => {
        const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
        const answer = await post('/token?grant_type=password', wrong, headers);
        expect(answer.headers.get('x-supabase-api-version')).toBeNull();
        expect(await answer.json()).toMatchObject({
          code: 400,
          error_code: 'invalid_credentials',
          msg: 'Invalid login credentials',
        });
      },
    );

    it('lists the reasons for a weak password in both formats', async () => {
      const weak = { email: newAddress(), password: 'a' };
      const reasons = { weak_password: { reasons: ['length'] } };
      const answer = await post('/signup', weak);
      expect(await answer.json()).toMatchObject({ code: 'weak_password', ...reasons });
      const old = await post('/signup', weak, {});
      expect(await old.json()).toMatchObject({
        code: 422,
        error_code: 'weak_password',
        ...reasons,
      });
    });

    it.each([
      ['malformed JSON', '/signup', '{"email":', 400, 'bad_json'],
      ['a __proto__ key', '/signup', '{"__proto__":{"a":1}}', 400, 'bad_json'],
      ['a list', '/signup', '[]', 400, 'validation_failed'],
      [
        'a number as the address',
        '/signup',
        '{"email":1,"password":"x"}',
        400,
        'validation_failed',
      ],
      ['an empty body', '/token?grant_type=password', '', 400, 'bad_json'],
      ['an unknown grant type', '/token?grant_type=magic', '{}', 400, 'invalid_credentials'],
      ['a missing grant type', '/token', '{}', 400, 'invalid_credentials'],
      [
        'a body over 64 KB',
        '/signup',
        `"${'a'.repeat(64 * 1024)}"`,
        413,
        'request_entity_too_large',
      ],
      ['single sign-on', '/sso', '{"domain":"a.example"}', 404, 'saml_provider_disabled'],
      ['sign-in by wallet', '/token?grant_type=web3', '{}', 422, 'web3_provider_disabled'],
      ['enrolling a factor without a token', '/factors', '{}', 401, 'no_authorization'],
      ['recovery without an address', '/recover', '{}', 400, 'validation_failed'],
      [
        'an unknown link type',
        '/verify',
        '{"type":"magic","token_hash":"abc"}',
        400,
        'validation_failed',
      ],
      [
        'a link with two tokens',
        '/verify',
        '{"type":"signup","token":"a","token_hash":"b","email":"a@b.example"}',
        400,
        'validation_failed',
      ],
      [
        'an unknown link',
        '/verify',
        `{"type":"recovery","token_hash":"${'a'.repeat(43)}"}`,
        403,
        'otp_expired',
      ],
      [
        'an unknown code',
        '/token?grant_type=pkce',
        `{"auth_code":"${crypto.randomUUID()}","code_verifier":"${'v'.repeat(43)}"}`,
        404,
        'flow_state_not_found',
      ],
      ['an unknown path', '/nothing', '{}', 404, 'not_found'],
      ['an admin call without a token', '/admin/users', '{}', 401, 'no_authorization'],
    ])('rejects %s', async (_, path, body, status, code) => {
      const answer = await post(path, body);
      const found = await answer.json();
      expect({ status: answer.status, found }).toEqual({
        status,
        found: expect.objectContaining({ code, message: expect.any(String) }),
      });
      expect(JSON.stringify(found)).not.toMatch(/node_modules|select|stack/i);
    });

    it.each([
      ['GET', '/user/identities/authorize?provider=google', 404, 'manual_linking_disabled'],
      ['DELETE', `/user/identities/${crypto.randomUUID()}`, 404, 'manual_linking_disabled'],
    ])('rejects %s %s even for a signed-in user', async (method, path, status, code) => {
      const answer = await call(path, {
        method,
        headers: signedIn(),
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code });
    });

    it('responds to GET /reauthenticate from a signed-in user as the client expects', async () => {
      const nobody = await call('/reauthenticate', { headers: {} });
      expect(nobody.status).toBe(401);
      expect(nobody.headers.get('x-sb-error-code')).toBe('no_authorization');
      const answer = await call('/reauthenticate', { headers: signedIn() });
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 200,
        body: {},
      });
      expect((await server.mailbox.next(person.email)).subject).toMatch(/code/);
    });

    it('responds to /resend for an unknown address in the same way as for a known one', async () => {
      const body = { email: newAddress(), type: 'signup' };
      const answer = await post('/resend', body);
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 200,
        body: {},
      });
    });
  });

  it.each([
    ['/settings', { headers: {} }],
    ['/user', { headers: {} }],
    ['/nothing', { headers: {} }],
    ['/token?grant_type=password', { method: 'POST', body: '{}' }],
  ])('forbids caching of %s', async (path, init) => {
    const answer = await call(path, init);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('publishes only public keys', async () => {
    const answer = await call('/.well-known/jwks.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const key = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] };
    const text = expect.any(String);
    expect(await answer.json()).toEqual({ keys: [{ ...key, kid: text, x: text, y: text }] });
  });

  it('reports the settings of the account server', async () => {
    expect(await (await call('/settings')).json()).toMatchObject({
      external: { email: true, google: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: expect.any(Boolean),
      saml_enabled: false,
    });
    expect(await (await call('/health')).json()).toEqual({
      version: expect.any(String),
      name: 'GoTrue',
      description: expect.any(String),
    });
  });

  describe('requests from another origin', () => {
    const preflight = (origin: string, path = '/token?grant_type=password') =>
      fetch(`${server.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers':
            'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
        },
      });

    it('allows the client’s requests with credentials from an allowed origin', async () => {
      for (const path of ['/token?grant_type=password', '/user', '/logout']) {
        const { status, headers } = await preflight('https://app.example', path);
        expect(status).toBeLessThan(300);
        expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
        for (const name of [
          'apikey',
          'authorization',
          'content-type',
          'x-client-info',
          'x-supabase-api-version',
        ]) {
          expect(allowed).toContain(name);
        }
        expect(headers.get('access-control-allow-methods')).toMatch(/PUT/);
      }
    });

    it('lets a page from an allowed origin read the API version header of an error', async () => {
      const answer = await post(
        '/token?grant_type=password',
        {},
        {
          ...NEW_SHAPE,
          origin: 'https://app.example',
        },
      );
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(
        'x-supabase-api-version',
      );
    });

    it('blocks every request from an origin that is not allowed', async () => {
      const { headers } = await preflight('https://evil.example');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  it('does not use up a link on a HEAD request', async () => {
    const { email } = person;
    await server.browser().resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token = link?.searchParams.get('token_hash') ?? '';
    await fetch(`${server.url}/verify?token=${token}&type=recovery&redirect_to=${SITE}`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    const followed = await server.browser().verifyOtp({ type: 'recovery', token_hash: token });
    expect(followed.error).toBeNull();
  });

  it('never stores a password or token in readable form', async () => {
    const { email, refresh_token, access_token } = await signUp(server.browser());
    const rows = await Promise.all(
      [users, sessions, identities, signingKeys, serverSecrets].map((table) =>
        server.database.select().from(table),
      ),
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(email);
    for (const secret of [PASSWORD, refresh_token, access_token])
      expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$v=19$m=');
    expect(stored).not.toContain('"d":');
  });
});
