import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderedFiles, writeFiles } from '../built-web-app.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { priceQuote, sampleQuote, sampleRequest } from '../samples.ts';
import { buildTestAppOn, problemIn } from '../test-app.ts';

const slug = 'oh-ohfa-your-choice-dpa';

/**
 * Paths that are open to everyone. The test requests them for the first time while the database is
 * down.
 */
const everyone: readonly string[] = [
  '/',
  '/es',
  '/how-it-works',
  '/changes',
  '/data',
  '/programs',
  '/programs/oh',
  '/es/programs/oh/lucas-county',
  `/program/${slug}`,
  '/quote/home-info/type',
  '/quote/calculator',
  '/sitemap.xml',
  '/robots.txt',
  '/changes.atom',
  '/data/programs.csv',
  '/calendar/oh.ics',
  '/healthz',
  '/readyz',
  '/api/changes',
  '/api/open-data',
  `/api/programs/by-slug/${slug}`,
  '/api/programs/national',
  '/api/programs/search?query=ohio',
  '/api/programs/states',
  '/api/programs/states/oh',
  '/api/programs/states/oh/counties/lucas-county',
  '/api/proof',
  '/api/reference',
  '/api/zipcodes/search?query=787',
  '/auth/v1/settings',
];

const priced = { answers: priceQuote };
const calculations: readonly InjectOptions[] = [
  { method: 'POST', url: '/api/quotes/programs', payload: { quote: sampleQuote } },
  { method: 'POST', url: '/api/quotes/prices', payload: priced },
  {
    method: 'POST',
    url: '/api/quotes/help-by-income',
    payload: { ...priced, homePrice: 300_000, downPayment: 10_000 },
  },
];

const needsDatabase: readonly InjectOptions[] = [
  {
    method: 'POST',
    url: '/api/quotes/submit',
    headers: { 'idempotency-key': randomUUID() },
    payload: sampleRequest,
  },
  {
    method: 'POST',
    url: '/auth/v1/signup',
    payload: { email: 'ada@example.com', password: 'plover-Quartz-42' },
  },
];

describe('a server whose database is down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, renderedFiles);
    const { database, close } = await openTestDatabase();
    app = await buildTestAppOn(database, { webApp: folder });
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A server reads the changes when it starts.
    expect((await app.inject('/api/changes')).statusCode).toBe(200);
    await close();
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('sends every public page, file and fact from memory', async () => {
    const statuses = [];
    for (const url of everyone) statuses.push([url, (await app.inject(url)).statusCode]);
    expect(statuses).toEqual(everyone.map((url) => [url, 200]));
  });

  it('renders a page that no one has requested before', async () => {
    await vi.waitFor(async () => {
      expect((await app.inject('/program/oh-ohfa-grants-for-grads')).body).toContain('<p>');
    }, 60_000);
  });

  it('finds programs and prices', async () => {
    for (const call of calculations) {
      expect([call.url, (await app.inject(call)).statusCode]).toEqual([call.url, 200]);
    }
  });

  it('reports when to retry a call that needs the database', async () => {
    for (const call of needsDatabase) {
      const answer = await app.inject(call);
      expect([call.url, answer.statusCode, answer.headers['retry-after']]).toEqual([
        call.url,
        503,
        '2',
      ]);
    }
    const [submit] = needsDatabase;
    expect(problemIn(await app.inject(submit ?? '/'))).toMatchObject({ code: 'unavailable' });
  });
});
