import { Writable } from 'node:stream';
import { submitQuote } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { answerTo, buildTestApp, overSocket, refusalOf } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { Failure } from '../process/failure.ts';

describe('the log', () => {
  let app: FastifyInstance;
  let database: Database;
  let written = '';

  const lines = () =>
    written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });

  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk, _, done) {
        written += chunk;
        done();
      },
    });
    ({ app, database } = await buildTestApp(
      { logLevel: 'trace', logStream, trustProxy: ['127.0.0.1'] },
      async (api) => {
        api.get('/closed', async ({ raw }, reply) => {
          reply.raw.prependListener('finish', () => raw.socket.destroy());
          return {};
        });
        api.get('/busy', async () => {
          throw new Failure('overloaded', { reason: 'the event loop lags' });
        });
      },
    ));
  });

  beforeEach(() => {
    written = '';
  });

  afterAll(() => app.close());

  it('writes one line per request, with the route, status and duration', async () => {
    await app.inject('/api/quotes/programs/999999999');
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.any(Number),
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'GET',
        route: '/api/quotes/programs/:id',
        status: 404,
        ms: expect.any(Number),
        caller: expect.stringMatching(/^[\w-]{16}$/),
      },
    ]);
  });

  it("contains the proxy's request ID, which the response also includes", async () => {
    const sent = async (id: string) => {
      const answer = await app.inject({ url: '/api/reference', headers: { 'x-request-id': id } });
      expect(lines().at(-1)).toMatchObject({ request: answer.headers['x-request-id'] });
      return answer.headers['x-request-id'];
    };
    for (const id of ['4f9d2c1a-0b7e-4d1c-9a52-6f0e8f7d3b21', '9f86d081884c7d659a2feaa0c55ad015']) {
      expect(await sent(id)).toBe(id);
    }
    for (const id of ['short', 'a'.repeat(65), 'Ada Buyer 1', 'ada@example.com', '{"level":1}']) {
      expect(await sent(id)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("shows which requests came from the same network, without the network's address", async () => {
    const callerAt = async (address: string) => {
      await app.inject({ url: '/api/reference', headers: { 'x-forwarded-for': address } });
      return lines().at(-1).caller;
    };
    const caller = await callerAt('192.0.2.1');
    expect(await callerAt('192.0.2.1')).toBe(caller);
    expect(await callerAt('192.0.2.2')).not.toBe(caller);
    expect(await callerAt('2001:db8::1')).toBe(await callerAt('2001:db8::2'));
    expect(written).not.toContain('192.0.2');
  });

  it('contains no request content and no data about the sender', async () => {
    await app.inject('/api/zipcodes/search?query=Beverly');
    await app.inject({
      url: '/api/Beverly',
      headers: { 'x-name': 'Beverly', 'user-agent': 'Beverly' },
    });
    await answerTo(app, submitQuote, { body: sampleRequest, headers: headers() });
    expect(lines()).toHaveLength(3);
    expect(written).not.toMatch(/Beverly|Ada|example\.com|127\.0\.0\.1/);
  });

  it('includes the reason for a 503 response at the warn level', async () => {
    const { statusCode, body } = await app.inject('/api/busy');
    expect(statusCode).toBe(503);
    expect(body).not.toContain('the event loop lags');
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'warn',
        code: 'overloaded',
        reason: 'the event loop lags',
        msg: 'responded with 503',
      }),
      expect.objectContaining({ level: 'info', route: '/api/busy', status: 503 }),
    ]);
  });

  it('reports a failed query without its values', async () => {
    await database.execute(sql`alter table leads rename to lost`);
    const problem = await refusalOf(app, submitQuote, { body: sampleRequest, headers: headers() });
    await database.execute(sql`alter table lost rename to leads`);

    expect(problem).toEqual({
      type: 'urn:latchkey:problem:unexpected',
      title: 'Something went wrong on our side',
      status: 500,
      code: 'unexpected',
    });
    // A delivery from the previous test may fail during this one. Such log lines belong to no
    // request.
    expect(lines().filter(({ request }) => request !== undefined)).toEqual([
      expect.objectContaining({
        level: 'error',
        err: expect.objectContaining({
          message: expect.stringContaining('"leads"'),
          code: '42P01',
          stack: expect.stringContaining('repository.ts'),
        }),
      }),
      expect.objectContaining({ status: 500 }),
    ]);
    expect(written).not.toMatch(/Ada|example\.com/);
  });

  // Listening starts jobs, which also write log lines.
  it('omits the caller if the client has closed the connection', async () => {
    await overSocket(app, 'GET /api/closed HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(written).toContain('/api/closed'), 60_000);
    const line = lines().find(({ route }) => route === '/api/closed');
    expect(line).toMatchObject({ level: 'info' });
    expect(line).not.toHaveProperty('caller');
  });
});
