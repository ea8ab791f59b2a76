import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../test-app.ts';

const email = 'ana@example.com';
const password = 'three blue doors';

describe('signing up, in and out', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  }, 60_000);

  afterAll(() => app.close());

  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: `/auth/v1${url}`, payload, headers });
  const signIn = () => post('/token?grant_type=password', { email, password });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const user = (token: string) =>
    app.inject({ method: 'GET', url: '/auth/v1/user', headers: bearer(token) });

  it('signs up at once', async () => {
    const answer = await post('/signup', { email, password, data: { full_name: 'Ana' } });
    expect(answer.json()).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        email,
        role: 'authenticated',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { full_name: 'Ana', email, email_verified: true },
        identities: [{ provider: 'email' }],
      },
    });
  });

  it('signs in and tells who is signed in', async () => {
    const { access_token } = (await signIn()).json();
    expect((await user(access_token)).json()).toMatchObject({ email });
  });

  it.each(['global', 'local'])('ends the session at once with scope %s', async (scope) => {
    const { access_token } = (await signIn()).json();
    const out = await app.inject({
      method: 'POST',
      url: `/auth/v1/logout?scope=${scope}`,
      headers: { ...bearer(access_token), 'content-type': 'application/json;charset=UTF-8' },
    });
    expect(out.statusCode).toBe(204);
    expect((await user(access_token)).json()).toMatchObject({ error_code: 'session_not_found' });
  });
});
