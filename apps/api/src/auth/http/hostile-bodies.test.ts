import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';

const KEYS = 75_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Returns a sign-up body of at most about `maxBytes` bytes, with up to `keys` keys in `data`. */
function bodyWithKeys(keys: number, maxBytes = Number.POSITIVE_INFINITY): string {
  const data: string[] = [];
  let bytes = 100;
  for (let key = 0; key < keys && bytes < maxBytes; key += 1) {
    data.push(`"${key}":1`);
    bytes += `"${key}":1,`.length;
  }
  const account = `"email":"mallory@example.com","password":"plover-Quartz-42"`;
  return `{${account},"data":{${data.join(',')}}}`;
}

describe('hostile request bodies', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const { auth } = readConfig({ TRUST_PROXY: '127.0.0.1' });
    ({ app } = await buildTestApp({ auth, trustProxy: ['127.0.0.1'] }));
  });
  afterAll(() => app.close());

  const send = (payload: string, network: string, url = '/signup') =>
    app.inject({
      method: url === '/user' ? 'PUT' : 'POST',
      url: `/auth/v1${url}`,
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        'x-forwarded-for': network,
      },
      payload,
    });

  it("returns 413 for a body over 64 KB, in the client's error format", async () => {
    const answer = await send(bodyWithKeys(KEYS), '192.0.2.1');
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      code: 'request_entity_too_large',
      message: 'Request entity too large',
    });
  });

  it.each([
    ['keys in metadata', bodyWithKeys(KEYS, MAX_BODY_BYTES)],
    ['values in a list', `{"data":{"a":[${'0,'.repeat(30_000)}0]}}`],
    ['fields', `{${Array.from({ length: 2_001 }, (_, field) => `"${field}":1`).join(',')}}`],
  ])('returns 400 for a body with too many %s, before other code reads it', async (_, payload) => {
    expect(payload.length).toBeLessThan(MAX_BODY_BYTES);
    const answer = await send(payload, '192.0.2.2');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'validation_failed',
      message: 'The request body has too many values',
    });
  });

  it.each([
    ['/signup', 30],
    ['/recover', 30],
    ['/resend', 30],
    ['/token?grant_type=password', 150],
  ])(
    "does not parse a body at %s once the sender's network is over the limit",
    async (url, max) => {
      const network = `2001:db8:${max}:${url.length}::1`;
      const statuses: number[] = [];
      for (let sent = 0; sent <= max; sent += 1) {
        statuses.push((await send('{"broken', network, url)).statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: max }, () => 400), 429]);
      expect((await send(bodyWithKeys(KEYS), network, url)).statusCode).toBe(429);
    },
  );

  it('does not delay other users longer than a normal request would', async () => {
    /**
     * Measures the slowest search during a sign-up, in milliseconds. Returns the best of five
     * rounds.
     */
    const slowestSearch = async (payloadOf: (round: number) => string) => {
      const slowest: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        let isUnderWay = true;
        const signedUp = send(payloadOf(round), `2001:db8:ffff:${round}::1`).finally(() => {
          isUnderWay = false;
        });
        let longest = 0;
        while (isUnderWay) {
          const start = performance.now();
          await setImmediate();
          const search = await app.inject({ url: '/api/zipcodes/search?query=austin' });
          expect(search.statusCode).toBe(200);
          longest = Math.max(longest, performance.now() - start);
        }
        await signedUp;
        slowest.push(longest);
      }
      return Math.min(...slowest);
    };
    const ordinary = await slowestSearch((round) =>
      JSON.stringify({ email: `guest-${round}@example.com`, password: 'plover-Quartz-42' }),
    );
    const oversized = await slowestSearch(() => bodyWithKeys(KEYS));
    const allowed = await slowestSearch(() => bodyWithKeys(KEYS, MAX_BODY_BYTES));
    expect(Math.max(oversized, allowed)).toBeLessThan(ordinary * 2 + 50);
  });
});
