import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { requestsOf } from '../../test/security/full-run.ts';
import { buildTestApp, overSocket, problemIn } from '../../test/test-app.ts';

const addresses = [
  '/healthz',
  '/api/docs/json',
  '/api/reference',
  '/api/zipcodes/search',
  '/api/quotes/programs',
  '/api/quotes/programs/1',
  '/api/quotes/submit',
];

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

/**
 * Text with printable and nonprintable characters, including characters that URLs, JSON and
 * PostgreSQL reject.
 */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '%',
    '%00',
    '%c0%af',
    '..',
    '/',
    '?',
    '#',
    '\\',
    '\u2028',
    '-0',
    '1e999',
  ),
);

const urls = fc
  .tuple(
    fc.constantFrom(...addresses),
    fc.constantFrom('', '/', '?', '?query=', '?query='),
    texts,
    fc.boolean(),
  )
  .map(([address, glue, tail, isEncoded]) => {
    return address + glue + (isEncoded ? encodeURIComponent(tail.toWellFormed()) : plain(tail));
  });

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'multipart/form-data; boundary=a',
  'nonsense',
);

/** A valid request in which one value is replaced by a random value. */
const brokenRequests = fc
  .tuple(fc.nat(), fc.oneof(fc.jsonValue(), texts, fc.double(), fc.bigInt().map(String)))
  .map(([index, value]) => withValueAt(structuredClone(sampleRequest), index, value));

/** Requests for the program list, with random values for the short answers. */
const brokenLists = fc
  .record({
    scoreFrom: fc.oneof(fc.integer(), fc.jsonValue()),
    scoreTo: fc.oneof(fc.integer({ min: 300, max: 850 }), fc.jsonValue()),
    borrowersIncome: fc.oneof(fc.nat(), fc.double()),
    conditions: fc.oneof(fc.dictionary(texts, fc.boolean()), fc.jsonValue()),
  })
  .map((known) => ({ quote: sampleRequest.quote, known }));

/**
 * Requests with unusual names. Names have no format that the server could validate, so any text
 * reaches the database.
 */
const oddNames = texts.map((fullName) => {
  return { ...sampleRequest, subject: { ...sampleRequest.subject, fullName } };
});

const bodies = fc.oneof(
  { weight: 3, arbitrary: oddNames.map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: brokenRequests.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: brokenRequests.map(({ quote }) => JSON.stringify({ quote })) },
  { weight: 1, arbitrary: brokenLists.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: texts },
);

const requests: fc.Arbitrary<InjectOptions> = fc.record({
  method: methods,
  url: urls,
  payload: bodies,
  headers: fc.record({ 'content-type': types, 'idempotency-key': fc.uuid(), referer: fc.webUrl() }),
});

const submissions: fc.Arbitrary<InjectOptions> = fc.record({
  method: fc.constant('POST'),
  url: fc.constantFrom(
    '/api/quotes/submit',
    '/api/quotes/programs',
    '/api/quotes/help-by-income',
    '/api/quotes/prices',
  ),
  payload: bodies,
  headers: fc.record({
    'content-type': fc.constant('application/json'),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constant('6ba7b810-9dad-41d1-80b4-00c04fd430c8')),
    'user-agent': fc.string({ unit: 'grapheme-ascii' }),
    referer: fc.string({ unit: 'grapheme-ascii' }),
  }),
});

describe('the API', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });

  afterAll(() => app.close());

  it.each([
    ['random requests', requests],
    ['nearly valid requests', submissions],
  ])('never returns a 5xx for %s', { timeout: 360_000 }, async (_, inputs) => {
    await fc.assert(
      fc.asyncProperty(inputs, async (request) => {
        const response = await app.inject(request);
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400 && request.method !== 'HEAD') problemIn(response);
      }),
      { numRuns: requestsOf({ usual: 300, full: 1_000 }) },
    );
  });

  it('survives random bytes on the wire', async () => {
    const starts = fc.constantFrom('', 'GET ', 'POST /api/quotes/submit HTTP/1.1\r\nHost: a\r\n');
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 300 }), async (start, bytes) => {
        const answer = await overSocket(app, Buffer.concat([Buffer.from(start), bytes]));
        expect(answer).toMatch(/^$|^HTTP\/1\.1 4/);
      }),
    );
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

/** Keeps only the characters that a request line may contain. */
function plain(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '');
}

/** Replaces one value in a JSON document, by its depth-first index. */
function withValueAt<T extends object>(whole: T, index: number, value: unknown): T {
  const places: [object, string][] = [];
  const visit = (part: object) => {
    for (const [key, inner] of Object.entries(part)) {
      places.push([part, key]);
      if (typeof inner === 'object' && inner !== null) visit(inner);
    }
  };
  visit(whole);
  const [owner, key] = places[index % places.length] ?? [whole, 'none'];
  Object.assign(owner, { [key]: value });
  return whole;
}
