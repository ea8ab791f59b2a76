import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';

const email = 'ana.of.the.log@example.com';
const password = 'three blue doors';
const redirect = 'https://secret.example';

describe("the account server's log", () => {
  let app: FastifyInstance;
  let lines: string[] = [];

  const logStream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const events = () =>
    lines.map((line) => JSON.parse(line)).filter((line) => typeof line.auth === 'string');
  const post = async (url: string, payload: object, token = '') => {
    lines = [];
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: `/auth/v1${url}`, payload, headers });
    return answer.body === '' ? {} : answer.json();
  };

  beforeAll(async () => {
    ({ app } = await buildTestApp({ logLevel: 'info', logStream }));
  });

  afterAll(() => app.close());

  it('records each event with only IDs, never user input or tokens', async () => {
    const signUp = await post('/signup', { email, password, data: { full_name: 'Ana Log' } });
    const { id } = signUp.user;
    expect(events()).toMatchObject([
      { auth: 'signed-up', user: id },
      { auth: 'signed-in', user: id, method: 'password', session: expect.any(String) },
    ]);
    let all = lines.join('');

    await post('/token?grant_type=password', { email, password: 'a wrong one' });
    expect(events()).toMatchObject([{ auth: 'refused', code: 'invalid_credentials' }]);
    all += lines.join('');

    const refresh = { refresh_token: signUp.refresh_token };
    await post('/token?grant_type=refresh_token', refresh);
    const next = await post('/token?grant_type=refresh_token', refresh);
    await post('/token?grant_type=refresh_token', { refresh_token: next.refresh_token });
    await post('/token?grant_type=refresh_token', refresh);
    expect(events()).toMatchObject([
      { auth: 'refresh-token-reused', user: id },
      { auth: 'refused', code: 'refresh_token_already_used' },
    ]);
    all += lines.join('');

    const session = await post('/token?grant_type=password', { email, password });
    await post(`/recover?redirect_to=${redirect}`, { email });
    all += lines.join('');
    await post('/logout', {}, session.access_token);
    expect(events()).toMatchObject([{ auth: 'signed-out', user: id }]);
    all += lines.join('');

    for (const secret of [
      email,
      password,
      'Ana Log',
      'a wrong one',
      redirect,
      signUp.access_token,
      signUp.refresh_token,
      session.access_token,
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});
