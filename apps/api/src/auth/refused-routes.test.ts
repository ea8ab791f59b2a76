import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/test-app.ts';

const json = { 'content-type': 'application/json;charset=UTF-8' };

describe('features that the account server does not support', () => {
  let app: FastifyInstance;
  let token: string;

  const answer = async (request: InjectOptions, headers = {}) => {
    const { statusCode, body } = await app.inject({
      ...request,
      url: `/auth/v1${String(request.url)}`,
      headers: { ...headers, 'x-supabase-api-version': '2024-01-01' },
    });
    return { status: statusCode, ...JSON.parse(body) };
  };
  const signedIn = () => ({ authorization: `Bearer ${token}` });

  beforeAll(async () => {
    ({ app } = await buildTestApp());
    const payload = { email: 'ana@example.com', password: 'three blue doors' };
    const signUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    token = signUp.json().access_token;
  });

  afterAll(() => app.close());

  it.each([
    ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ['POST', '/token?grant_type=magic', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['POST', '/token', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed', /not enabled/],
    ['GET', '/nothing', 404, 'not_found', /nothing/],
    ['PATCH', '/user', 404, 'not_found', /nothing/],
  ] as const)('rejects %s %s with %i %s', async (method, url, status, code, message) => {
    const refusal = await answer({ method, url });
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.message).toMatch(message);
  });

  it.each([
    ['GET', '/user/identities/authorize?provider=google', 404, 'manual_linking_disabled'],
    ['DELETE', '/user/identities/7', 404, 'manual_linking_disabled'],
    ['GET', '/admin/users', 403, 'not_admin'],
  ] as const)(
    'requires a token for %s %s, and then returns %i %s',
    async (method, url, status, code) => {
      expect(await answer({ method, url })).toMatchObject({
        status: 401,
        code: 'no_authorization',
      });
      expect(await answer({ method, url }, signedIn())).toMatchObject({ status, code });
    },
  );

  it.each([
    ['malformed JSON', '{"email":'],
    ['an empty body', ''],
    ['a body with a __proto__ key', '{"email":"a@example.com","__proto__":{"isAdmin":true}}'],
  ])('rejects %s as bad JSON', async (_, payload) => {
    const refusal = await answer({ method: 'POST', url: '/signup', payload }, json);
    expect(refusal).toMatchObject({ status: 400, code: 'bad_json' });
  });

  it('accepts a body of up to 64 KB', async () => {
    const sized = (length: number) =>
      answer(
        {
          method: 'POST',
          url: '/token?grant_type=refresh_token',
          payload: `"${'a'.repeat(length - 2)}"`,
        },
        json,
      );
    expect(await sized(64 * 1024)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await sized(64 * 1024 + 1)).toMatchObject({
      status: 413,
      code: 'request_entity_too_large',
    });
  });

  it('accepts a body that is nested up to 32 levels deep', async () => {
    const nested = (levels: number) =>
      answer(
        { method: 'POST', url: '/signup', payload: `${'['.repeat(levels)}${']'.repeat(levels)}` },
        json,
      );
    expect(await nested(32)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await nested(33)).toMatchObject({ status: 400, code: 'bad_json' });
    expect(await nested(30_000)).toMatchObject({ status: 400, code: 'bad_json' });
  });

  it.each([
    ['an address', { email: 'ana\0@example.com', password: 'three blue doors' }],
    ['a password', { email: 'bo@example.com', password: 'three\0blue doors' }],
    [
      'a metadata value',
      { email: 'bo@example.com', password: 'three blue doors', data: { a: ['\0'] } },
    ],
    [
      'a metadata key',
      { email: 'bo@example.com', password: 'three blue doors', data: { 'a\0': 1 } },
    ],
    [
      'a lone surrogate',
      { email: 'bo@example.com', password: 'three blue doors', data: { a: '\ud800' } },
    ],
  ])('rejects text in %s that the database cannot store', async (_, payload) => {
    const refusal = await answer({ method: 'POST', url: '/signup', payload }, json);
    expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('uses the old error format for clients that do not ask for the new one', async () => {
    for (const headers of [{}, { 'x-supabase-api-version': '2023-01-01' }]) {
      const { headers: answered, body } = await app.inject({ url: '/auth/v1/user', headers });
      expect(JSON.parse(body)).toEqual({
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      });
      expect(answered).not.toHaveProperty('x-supabase-api-version');
      expect(answered).toMatchObject({
        'x-sb-error-code': 'no_authorization',
        'cache-control': 'no-store',
      });
    }
  });
});
