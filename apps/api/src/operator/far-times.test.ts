import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { runGrant } from './grants/grant-command.ts';

const MIDNIGHT = 'T00:00:00Z';
const cursor = (moment: string) =>
  Buffer.from(JSON.stringify(['-createdAt', moment, randomUUID()])).toString('base64url');

let app: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  const made = await buildTestApp();
  ({ app } = made);
  const payload = { email: 'op@example.com', password: 'three blue doors' };
  const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
  headers = { authorization: `Bearer ${answer.json().access_token}` };
  await runGrant(made.database, { command: 'grant', email: payload.email, force: true });
});

afterAll(() => app.close());

/** Sends a date to every endpoint that accepts a time. @returns the statuses of the responses */
async function statusesAt(day: string): Promise<number[]> {
  const id = randomUUID();
  const answers = await Promise.all([
    app.inject({
      method: 'PUT',
      url: '/api/quotes',
      headers,
      payload: { ...sampleRequest.quote, id, updatedAt: `${day}${MIDNIGHT}` },
    }),
    ...[{ from: day }, { to: day }, { cursor: cursor(`${day}${MIDNIGHT}`) }].map((payload) =>
      app.inject({ method: 'POST', url: '/api/operator/leads/search', headers, payload }),
    ),
    app.inject({ url: `/api/operator/overview?from=${day}&to=${day}`, headers }),
  ]);
  return answers.map(({ statusCode }) => statusCode);
}

it.each(['0000-01-01', '1899-12-31', '9999-12-31'])(
  'rejects the date %s at every endpoint',
  async (day) => {
    expect(await statusesAt(day)).toEqual([400, 400, 400, 400, 400]);
  },
);

it.each(['1900-01-01', '9998-12-31'])('accepts the date %s at every endpoint', async (day) => {
  expect(await statusesAt(day)).toEqual([200, 200, 200, 200, 200]);
});
