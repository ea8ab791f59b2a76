import { endpoint } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { answerTo, buildTestApp, refusalOf } from '../../test/test-app.ts';
import { serve } from './serve.ts';

const whoAmI = endpoint({
  method: 'POST',
  path: '/who-am-i',
  summary: 'Returns the caller',
  access: 'signed-in',
  body: z.strictObject({ word: z.string() }),
  answer: z.strictObject({ id: z.string(), email: z.nullable(z.string()), word: z.string() }),
});

describe('an endpoint for signed-in users', () => {
  let app: FastifyInstance;
  let user: { id: string; email: string };
  let headers: { authorization: string };
  let calls = 0;

  beforeAll(async () => {
    ({ app } = await buildTestApp({}, async (api) => {
      serve(api, whoAmI, ({ user: { id, email }, body }) => {
        calls += 1;
        return { id, email, word: body.word };
      });
    }));
    const payload = { email: 'ana@example.com', password: 'three blue doors' };
    const signUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const session = signUp.json();
    user = session.user;
    headers = { authorization: `Bearer ${session.access_token}` };
  });

  afterAll(() => app.close());

  it('passes the caller and the parsed request to its handler', async () => {
    const open = endpoint({ ...whoAmI, path: '/who-am-i/open', access: 'anyone' });
    await buildTestApp({}, async (api) => {
      serve(api, whoAmI, (call) => {
        expectTypeOf(call.body).toEqualTypeOf<{ word: string }>();
        expectTypeOf(call.params).toEqualTypeOf<undefined>();
        expectTypeOf(call.user.id).toEqualTypeOf<string>();
        return { id: call.user.id, email: null, word: call.body.word };
      });
      serve(api, open, (call) => {
        expectTypeOf(call).not.toHaveProperty('user');
        return { id: '', email: null, word: call.body.word };
      });
      // @ts-expect-error A response must have every field of its schema.
      serve(api, { ...open, path: '/who-am-i/short' }, () => ({ id: '' }));
    }).then(({ app: typed }) => typed.close());
  });

  it('identifies the caller', async () => {
    const answer = await answerTo(app, whoAmI, { body: { word: 'hello' }, headers });
    expect(answer).toEqual({ id: user.id, email: user.email, word: 'hello' });
  });

  it.each([
    ['no token', {}],
    ['a token without a signature', { authorization: 'Bearer abc' }],
    ['another authentication scheme', { authorization: 'Basic abc' }],
  ])('rejects a request with %s before it checks the body', async (_, bad) => {
    const before = calls;
    const problem = await refusalOf(app, whoAmI, { body: { word: 'hello' }, headers: bad });
    expect(problem).toMatchObject({ status: 401, code: 'unauthorized', title: 'Unauthorized' });
    const { headers: answered, statusCode } = await app.inject({
      method: 'POST',
      url: '/api/who-am-i',
      payload: { wrong: true },
      headers: bad,
    });
    expect(statusCode).toBe(401);
    expect(answered).toMatchObject({ 'www-authenticate': 'Bearer' });
    expect(calls).toBe(before);
  });

  it('rejects an invalid body from a signed-in user', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/who-am-i',
      payload: { wrong: true },
      headers,
    });
    expect(statusCode).toBe(400);
  });

  it('rejects the token as soon as the user signs out', async () => {
    await app.inject({ method: 'POST', url: '/auth/v1/logout', headers });
    const problem = await refusalOf(app, whoAmI, { body: { word: 'hello' }, headers });
    expect(problem.code).toBe('unauthorized');
  });
});
