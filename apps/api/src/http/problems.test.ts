import { Problem } from '@latchkey/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote, sampleRequest } from '../../test/samples.ts';
import { buildTestApp, overSocket, problemIn } from '../../test/test-app.ts';

const json = { 'content-type': 'application/json' };
const keyed = { ...json, 'idempotency-key': '6ba7b810-9dad-41d1-80b4-00c04fd430c8' };
const programs = '/api/quotes/programs';
const submit = '/api/quotes/submit';

function post(url: string, payload: string, headers: Record<string, string> = json): InjectOptions {
  return { method: 'POST', url, payload, headers };
}

function quoteWith(changes: object): string {
  return JSON.stringify({ quote: { ...sampleQuote, ...changes } });
}

function requestFrom(fullName: string): string {
  return JSON.stringify({ ...sampleRequest, subject: { ...sampleRequest.subject, fullName } });
}

const refused: [string, InjectOptions, number, string][] = [
  ['a body that is not JSON', post(programs, '{"quote":'), 400, 'malformed-json'],
  ['an empty body', post(programs, ''), 400, 'malformed-json'],
  ['a body with a __proto__ key', post(programs, '{"__proto__":{}}'), 400, 'malformed-json'],
  [
    'a body with a constructor.prototype key',
    post(programs, '{"constructor":{"prototype":{}}}'),
    400,
    'malformed-json',
  ],
  ['no body at all', { method: 'POST', url: programs }, 400, 'invalid-request'],
  ['a body that is a list', post(programs, '[]'), 400, 'invalid-request'],
  ['a deeply nested body', post(programs, '['.repeat(65_000)), 400, 'malformed-json'],
  [
    'a deeply nested, complete body',
    post(programs, '['.repeat(30_000) + ']'.repeat(30_000)),
    400,
    'invalid-request',
  ],
  ['a body over 64 KB', post(programs, `"${'a'.repeat(64 * 1024)}"`), 413, 'body-too-large'],
  [
    'text',
    post(programs, 'hello', { 'content-type': 'text/plain' }),
    415,
    'unsupported-media-type',
  ],
  [
    'a form',
    post(submit, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported-media-type',
  ],
  ['a body without a content type', post(programs, '{}', {}), 415, 'unsupported-media-type'],
  [
    'a string in a number field',
    post(programs, quoteWith({ homePrice: '1' })),
    400,
    'invalid-request',
  ],
  ['a NUL in a string', post(submit, requestFrom('Ada\0'), keyed), 400, 'invalid-request'],
  ['an unpaired surrogate', post(submit, requestFrom('Ada \ud83d'), keyed), 400, 'invalid-request'],
  ['no idempotency key', post(submit, JSON.stringify(sampleRequest)), 400, 'invalid-request'],
  ['no search text', { url: '/api/zipcodes/search' }, 400, 'invalid-request'],
  ['a search text of spaces', { url: '/api/zipcodes/search?query=%20' }, 400, 'invalid-request'],
  ['a NUL in an address', { url: '/api/zipcodes/search?query=a%00' }, 400, 'invalid-request'],
  [
    'the same parameter twice',
    { url: '/api/zipcodes/search?query=1&query=2' },
    400,
    'invalid-request',
  ],
  ['an unknown parameter', { url: '/api/reference?a=1' }, 400, 'invalid-request'],
  ['a program id that is not a number', { url: `${programs}/abc` }, 400, 'invalid-request'],
  ['an unknown program', { url: `${programs}/999999999` }, 404, 'program-not-found'],
  ['a program id of 101 digits', { url: `${programs}/${'1'.repeat(101)}` }, 404, 'route-not-found'],
  ['an unknown path', { url: '/api/nothing' }, 404, 'route-not-found'],
  ['an unknown path with a broken body', post('/api/nothing', '{'), 404, 'route-not-found'],
  ['the prefix alone', { url: '/api' }, 404, 'route-not-found'],
  ['a path in uppercase', { url: '/API/reference' }, 404, 'route-not-found'],
  ['an invalid percent escape', { url: '/api/%zz' }, 400, 'invalid-request'],
  [
    'a method that a path does not support',
    { method: 'DELETE', url: '/api/zipcodes/search' },
    405,
    'method-not-allowed',
  ],
];

describe('the API', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });

  afterAll(() => app.close());

  it.each(refused)('rejects %s', async (_, request, status, code) => {
    const response = await app.inject(request);
    expect(problemIn(response)).toMatchObject({ status, code });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  });

  it('lists every invalid field, with a code and a message', async () => {
    const faulty = quoteWith({
      homePrice: 0,
      creditScore: 'superb',
      profession: 'education',
      ssn: 1,
    });
    const { fields } = problemIn(await app.inject(post(programs, faulty)));
    expect(fields).toEqual([
      {
        field: 'quote.homePrice',
        code: 'homePriceAtLeast1',
        message: 'Home price must be at least 1',
      },
      {
        field: 'quote.creditScore',
        code: 'creditScoreRequired',
        message: 'Credit score is required',
      },
      {
        field: 'quote.profession',
        code: 'professionInvalid',
        message: 'Profession must be one of the options',
      },
      { field: 'quote.ssn', code: 'unknown-field', message: 'quote.ssn is not a known field' },
    ]);
  });

  it('reports which string cannot be stored', async () => {
    const { fields } = problemIn(await app.inject(post(submit, requestFrom('Ada\0'), keyed)));
    expect(fields).toEqual([expect.objectContaining({ field: 'subject.fullName' })]);
  });

  it('lists at most 50 fields, and truncates each to 100 characters', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${i}`.repeat(200), i]));
    const { fields = [] } = problemIn(await app.inject(post(programs, JSON.stringify(many))));
    expect(fields).toHaveLength(50);
    expect(Math.max(...fields.map(({ field }) => field.length))).toBeLessThanOrEqual(100);
  });

  it('lists the methods that a path supports', async () => {
    const { headers } = await app.inject({ method: 'PUT', url: '/api/zipcodes/search' });
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each(['PROPFIND', 'TRACE', 'OPTIONS', 'PATCH'])('rejects the method %s', async (method) => {
    const answer = await overSocket(
      app,
      `${method} /api/reference HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toContain('allow: GET, HEAD');
  });

  it.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nA: \0\r\n\r\n', 400],
    ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two Content-Length headers',
      'POST /api/quotes/programs HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'Content-Length together with chunked encoding',
      'POST /api/quotes/programs HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('rejects raw bytes with %s', async (_, sent, status) => {
    const [head = '', body = ''] = (await overSocket(app, sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('\r\nContent-Type: application/problem+json; charset=utf-8');
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, code: 'invalid-request' });
  });
});
