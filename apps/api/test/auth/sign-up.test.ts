import { isAuthWeakPasswordError } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { eq } from '../../src/db/drizzle.ts';
import { users } from '../../src/db/schema.ts';
import { buildTestAppOn } from '../test-app.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, newAddress, PASSWORD, sessionOf, signUp, userOf } from './people.ts';

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

describe('signing up', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it("hashes a password with OWASP's parameters when no test lowers the cost", async () => {
    const { auth } = readConfig({});
    const app = await buildTestAppOn(server.database, { auth: { ...auth, hashCost: undefined } });
    const email = newAddress();
    const payload = { email, password: PASSWORD };
    await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    await app.close();
    const [user] = await server.database.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('returns a session and a user in the format that the client expects', async () => {
    const email = newAddress();
    const session = await signUp(server.browser(), { email, name: 'Ada Buyer' });
    const { id } = session.user;
    expect(session).toEqual({
      email,
      password: PASSWORD,
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      refresh_token: expect.stringMatching(/^[\w-]{43,}$/),
      user: {
        id: uuid,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        phone: '',
        email_confirmed_at: moment,
        confirmed_at: moment,
        last_sign_in_at: moment,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {
          sub: id,
          email,
          email_verified: expect.any(Boolean),
          phone_verified: false,
          full_name: 'Ada Buyer',
        },
        identities: [
          {
            identity_id: uuid,
            id,
            user_id: id,
            identity_data: expect.objectContaining({ sub: id, email, full_name: 'Ada Buyer' }),
            provider: 'email',
            last_sign_in_at: moment,
            created_at: moment,
            updated_at: moment,
            email,
          },
        ],
        created_at: moment,
        updated_at: moment,
        is_anonymous: false,
      },
    });
    expect(session.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -1);
  });

  it('issues a token with exactly the claims of the hosted service', async () => {
    const { access_token, user } = await signUp(server.browser());
    expect(decodeProtectedHeader(access_token)).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.any(String),
    });
    const claims = decodeJwt(access_token);
    expect(claims).toEqual({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: user.id,
      aud: 'authenticated',
      exp: Number(claims.iat) + 3600,
      iat: expect.any(Number),
      email: user.email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      // The clock may move to the next second between the two times.
      amr: [{ method: 'password', timestamp: expect.closeTo(Number(claims.iat), -1) }],
      session_id: uuid,
      is_anonymous: false,
    });
  });

  it('signs the user in immediately', async () => {
    const browser = server.browser();
    const { user } = await signUp(browser);
    expect(userOf(await browser.getUser())).toEqual(user);
  });

  it('rejects an address that has an account, in any letter case', async () => {
    const { email } = await signUp(server.browser());
    const again = server.browser().signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(errorOf(await again)).toMatchObject({
      name: 'AuthApiError',
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  it('creates one account from twenty concurrent sign-ups', async () => {
    const email = newAddress();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().signUp({ email, password: PASSWORD })),
    );
    const refused = all.filter(({ error }) => error);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(
      new Set(['user_already_exists']),
    );
  });

  it.each([
    ['of 7 characters', 'kW3#pq9', ['length']],
    ['that is common', 'password1', ['pwned']],
  ])('rejects a password %s and gives the reason', async (_, password, reasons) => {
    const error = errorOf(await server.browser().signUp({ email: newAddress(), password }));
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(reasons);
    expect(error.message).toMatch(/password/i);
  });

  it.each([
    ['8 characters', 'kW3#pq9x'],
    ['72 bytes', 'xY'.repeat(36)],
    ['spaces at both ends', '  kW3#pq9x  '],
    ['Cyrillic letters', 'пароль-дома-42'],
  ])('accepts a password with %s at sign-up and sign-in', async (_, password) => {
    const { email } = await signUp(server.browser(), { password });
    const { error } = await server.browser().signInWithPassword({ email, password });
    expect(error).toBeNull();
    const trimmed = await server.browser().signInWithPassword({
      email,
      password: password.trim().slice(0, -1),
    });
    expect(errorOf(trimmed).code).toBe('invalid_credentials');
  });

  it.each([
    ['73 letters', 'a'.repeat(73)],
    ['37 two-byte letters', 'я'.repeat(37)],
  ])('rejects a password with %s before checking its strength', async (_, password) => {
    const error = errorOf(await server.browser().signUp({ email: newAddress(), password }));
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('rejects a password with a million characters', async () => {
    const password = 'a'.repeat(1_000_000);
    const error = errorOf(await server.browser().signUp({ email: newAddress(), password }));
    expect(error).toMatchObject({ status: 413, code: 'request_entity_too_large' });
  });

  it.each([
    ['no password', { email: newAddress(), password: '' }, 400, 'validation_failed'],
    ['no address', { email: '', password: PASSWORD }, 422, 'anonymous_provider_disabled'],
    ['an address without an @', { email: 'ada', password: PASSWORD }, 400, 'validation_failed'],
    [
      'a line break',
      { email: 'a@b.example\r\nBcc: x@y.example', password: PASSWORD },
      400,
      'validation_failed',
    ],
    ['a NUL', { email: 'a\0@b.example', password: PASSWORD }, 400, 'validation_failed'],
  ])('rejects %s', async (_, credentials, status, code) => {
    const error = errorOf(await server.browser().signUp(credentials));
    expect(error).toMatchObject({ status, code });
  });

  it('rejects a sign-in without an email address', async () => {
    expect(errorOf(await server.browser().signInAnonymously())).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
  });

  it.each([
    ['a NUL in a name', { full_name: 'Ada\0' }],
    ['half a surrogate pair', { full_name: '\ud83d' }],
  ])('handles %s without an error', async (_, data) => {
    const credentials = { email: newAddress(), password: PASSWORD, options: { data } };
    const { error } = await server.browser().signUp(credentials);
    expect([null, 'validation_failed']).toContain(error?.code ?? null);
  });

  it('does not let users assign themselves a role', async () => {
    const data = { role: 'service_role', app_metadata: { role: 'admin' }, is_operator: true };
    const credentials = { email: newAddress(), password: PASSWORD, options: { data } };
    const { access_token, user } = sessionOf(await server.browser().signUp(credentials));
    expect(user.role).toBe('authenticated');
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(decodeJwt(access_token)).toMatchObject({ role: 'authenticated' });
  });

  it('rejects sign-ups when sign-up is closed, but lets existing users sign in', async () => {
    const { email, password } = await signUp(server.browser());
    const closed = await server.another({ AUTH_SIGN_UP: 'false' });
    const refused = await closed.browser().signUp({ email: newAddress(), password });
    expect(errorOf(refused)).toMatchObject({ status: 422, code: 'signup_disabled' });
    const nobody = await closed.browser().signInAnonymously();
    expect(errorOf(nobody)).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    expect((await closed.browser().signInWithPassword({ email, password })).error).toBeNull();
    await closed.close();
  });
});
