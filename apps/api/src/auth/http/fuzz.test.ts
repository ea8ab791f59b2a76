import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsOf } from '../../../test/security/full-run.ts';
import { buildTestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';

const routes = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/recover'],
  ['POST', '/verify'],
  ['POST', '/otp'],
  ['POST', '/resend'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', '/factors/recovery-codes'],
  ['POST', '/factors/recovery-codes/verify'],
] as const;

const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('\0', '\ud800', '', ' ', 'a@example.com', `${'a'.repeat(300)}@example.com`),
  fc.constantFrom("' or 1=1 --", '{{x}}', '../..', 'x\r\nbcc: y', '99999999999999999999'),
  fc.base64String({ minLength: 60, maxLength: 80 }),
  fc.uuid(),
);
const oddValues = fc.oneof(oddTexts, fc.jsonValue({ maxDepth: 3 }));
const fields = [
  'email',
  'phone',
  'password',
  'current_password',
  'data',
  'refresh_token',
  'provider',
  'id_token',
  'nonce',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'type',
  'token',
  'token_hash',
  'redirect_to',
  'gotrue_meta_security',
  'factor_type',
  'friendly_name',
  'issuer',
  'code',
];
const bodies = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...fields), oddValues) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

describe('the account server', () => {
  let app: FastifyInstance;
  let authorization: string;

  beforeAll(async () => {
    const environment = { AUTH_LIMITS: 'false', GOOGLE_CLIENT_ID: 'a-client' };
    ({ app } = await buildTestApp({ auth: readConfig(environment).auth }));
    const payload = { email: 'ana@example.com', password: 'plover-Quartz-42' };
    const signUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    authorization = `Bearer ${signUp.json().access_token}`;
  });

  afterAll(() => app.close());

  it.each(routes)(
    'never returns 500 for random requests: %s %s',
    { timeout: 180_000 },
    async (method, url) => {
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const { statusCode, body: answer } = await app.inject({
            method,
            url: `/auth/v1${url}`,
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json', authorization },
          });
          expect(statusCode, answer).toBeLessThan(500);
        }),
        { numRuns: requestsOf({ usual: 30, full: 60 }) },
      );
    },
  );

  it('never returns 500 for random URLs', async () => {
    const query = fc.webQueryParameters();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/verify', '/logout', '/authorize', '/user'),
        query,
        query,
        async (path, one, other) => {
          const url = `/auth/v1${path}?token=${one}&type=recovery&redirect_to=${other}&scope=${one}&${other}`;
          const { statusCode, body } = await app.inject({
            url,
            headers: { authorization: `Bearer ${encodeURI(one)}` },
          });
          expect(statusCode, body).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });
});
