import { submitQuote } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../test/samples.ts';
import { answerTo, buildTestApp, buildTestAppOn } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { consents } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { readBrand } from '../site/brand-file.ts';

describe('the HTTP headers of a response', () => {
  let app: FastifyInstance;
  let database: Database;

  const appWith = (changes: Partial<Dependencies>) => buildTestAppOn(database, changes);

  beforeAll(async () => {
    ({ app, database } = await buildTestApp());
  });

  afterAll(() => app.close());

  it.each(['/healthz', '/api/reference', '/api/nothing', '/api/%zz', '/nothing'])(
    'restricts what a browser may load and run for %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['content-security-policy']).toMatch(
        /object-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('generates its own request ID if no proxy is trusted', async () => {
    const id = '9f86d081884c7d659a2feaa0c55ad015';
    const { headers } = await app.inject({ url: '/nothing', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not allow another origin', async () => {
    const { headers } = await app.inject({
      url: '/api/reference',
      headers: { origin: 'https://a.example' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('allows only the configured origin to send credentials', async () => {
    const open = await appWith({ corsOrigins: ['https://www.example.com'] });
    const from = (origin: string) =>
      open.inject({
        method: 'OPTIONS',
        url: '/api/quotes/submit',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
    const listed = await from('https://www.example.com');
    expect(listed.statusCode).toBe(204);
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.com',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining('Content-Type, Idempotency-Key'),
    });
    const other = await from('https://www.example.com.evil.example');
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    await open.close();
  });

  it.each([
    ['no proxy is trusted', [], '127.0.0.1'],
    ['the proxy is trusted', ['127.0.0.1'], '203.0.113.9'],
    ['another proxy is trusted', ['10.0.0.0/8'], '127.0.0.1'],
    ['every request passes one proxy', 1, '203.0.113.9'],
    ['every request passes two proxies', 2, '198.51.100.7'],
  ])('identifies the caller only if the proxy is trusted: %s', async (_, trustProxy, address) => {
    const proxied = await appWith({ trustProxy });
    const forwarded = '192.0.2.1, 198.51.100.7, 203.0.113.9';
    const { phoneConsent } = readBrand(readConfig({}).brandFile);
    await answerTo(proxied, submitQuote, {
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': forwarded },
      body: {
        ...sampleRequest,
        // Each request is from a new buyer, because the same buyer with the same quote is one lead.
        subject: {
          fullName: 'Ada',
          email: `${crypto.randomUUID()}@example.com`,
          phone: '5125550123',
        },
        consent: { call: true, text: false, textVersion: phoneConsent.version },
      },
    });
    const rows = await database.select().from(consents).orderBy(consents.createdAt);
    expect(rows.at(-1)?.remoteAddress).toBe(address);
    await proxied.close();
  });
});
