import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, writeFiles } from '../../test/built-web-app.ts';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import { shippedReference } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import { readBrand } from '../site/brand-file.ts';
import { pageBrand } from './page-brand.ts';

describe('the routes of the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  const brand = {
    ...readBrand(readConfig({}).brandFile),
    name: "Home </script><script>alert('$&')</script>",
  };
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, builtFiles);
    ({ app } = await buildTestApp({ webApp: folder, brand }));
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    [200, '/'],
    [200, '/quote/home-info/type'],
    [200, '/quote/calculator?programId=3'],
    [200, '/quote'],
    [200, '/quote/no/such/page'],
    [200, '/quote/x.y'],
    [200, '/quote/programs/1.5'],
    [200, '/operator/leads/5b1f1f0e'],
    [404, '/no/such/page'],
    [404, '/foo.html'],
    [404, '/index.html'],
    [404, '/none.png'],
    [404, '/.vite/manifest.json'],
    [404, '/assets/../../package.json'],
    [404, '/assets/%2e%2e/%2e%2e/package.json'],
    [404, '/auth/none'],
    [404, '/operator/nothing'],
    [404, '//evil.example/Sources'],
    [200, '/es'],
    [200, '/es/sources'],
    [404, '/es/nowhere'],
    [404, '/es/dashboard'],
    [404, '/fr/quote/confirmation'],
    [404, '/tlh/sources'],
    [200, '/programs/oh'],
    [200, '/es/programs/oh/lucas-county'],
    [200, '/program/oh-ohfa-your-choice-dpa'],
    [404, '/programs/zz'],
    [404, '/programs/oh/nowhere'],
    [404, '/es/program/oh-none'],
    [404, '/programs/oh/lucas-county/more'],
  ])('returns %i with the page at %s, which caches must revalidate', async (status, url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<!doctype html>');
  });

  it("escapes the brand's text in the page", async () => {
    const { body } = await app.inject('/');
    const [, json = ''] = /id="brand">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(pageBrand(brand, 'en', { logo: null }));
    expect(body.match(/<\/script>/g)).toHaveLength(3);
  });

  it("puts the account server's URL and the latest average rate in the page", async () => {
    const { headers, body } = await app.inject('/');
    const [, json = ''] = /id="config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      api: '/api',
      auth: { url: '/auth/v1' },
      latestAverage: { ...shippedReference().mortgageRates[0], ageDays: expect.any(Number) },
      mostSaved: 30,
      retentionDays: 790,
      example: expect.objectContaining({
        city: 'Detroit',
        homePrice: 145_000,
        found: expect.any(Number),
      }),
      sendsNotices: false,
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('puts the age of the average rate, in days, in the page', async () => {
    let now = new Date('2026-10-16T12:00:00.000Z');
    const { app: pages } = await buildTestApp({ webApp: folder, brand, clock: () => now });
    const age = async () => /"ageDays":(\w+)/.exec((await pages.inject('/')).body)?.[1];
    expect(await age()).toBe('15');
    now = new Date('2026-10-17T00:00:00.000Z');
    expect(await age()).toBe('16');
    await pages.close();
  });

  it('puts the URLs for an API on another host in the page', async () => {
    const apiUrl = 'https://api.example';
    const { app: pages } = await buildTestApp({ webApp: folder, brand, apiUrl });
    const { headers, body } = await pages.inject('/');
    const [, json = ''] = /id="config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      api: `${apiUrl}/api`,
      auth: { url: `${apiUrl}/auth/v1` },
    });
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${apiUrl};`);
    await pages.close();
  });

  it('sends a page only if the browser does not have the current version', async () => {
    const { headers } = await app.inject('/');
    const same = { 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/', headers: same });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('tells caches that a page depends on the cookie and the language', async () => {
    expect((await app.inject('/')).headers.vary).toBe('cookie, accept-language, accept-encoding');
  });

  it("remembers the language from a link's parameter, if the site has that language", async () => {
    const { headers } = await app.inject('/quote/confirmation?lang=es');
    expect(headers['set-cookie']).toMatch(/^lang=es; Path=\//);
    expect((await app.inject('/?lang=tlh')).headers['set-cookie']).toBeUndefined();
    expect((await app.inject('/es')).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/es/quote/calculator?programId=3&With=A%20B', '/quote/calculator?programId=3&With=A%20B'],
    ['/es/quote/home-info/price?edit', '/quote/home-info/price?edit'],
    ['/ES/Quote/', '/quote'],
    ['/es/quote/programs?lang=en', '/quote/programs'],
    ['/es/quote/programs/compare?lang=en&ids=1,2', '/quote/programs/compare?ids=1%2C2'],
  ])('redirects %s to %s and remembers the language', async (url, target) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(target);
    expect(headers['set-cookie']).toMatch(/^lang=es; Path=\//);
  });

  it('lets browsers cache hashed files forever', async () => {
    const { headers, body } = await app.inject('/assets/app-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(body).toBe('let a;');
  });

  it('sends the compressed file to clients that accept compression', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(rawPayload).toEqual(builtFiles['assets/app-1.js.gz']);
  });

  it('lets browsers cache other files for an hour', async () => {
    for (const url of ['/words.txt', '/robots.txt']) {
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    }
  });

  it.each([
    ['/Quote/Home-Info/Type', '/quote/home-info/type'],
    ['/QUOTE/Calculator?programId=3&With=A%20B', '/quote/calculator?programId=3&With=A%20B'],
    ['/quote/calculator/', '/quote/calculator'],
    ['/quote/home-info/typ%65?edit', '/quote/home-info/type?edit'],
    ['/Withdraw?token=AbC-_9', '/withdraw?token=AbC-_9'],
    ['/Profile/Reset-Password/?token_hash=aB', '/profile/reset-password?token_hash=aB'],
    ['/Operator/Leads/5B1F1F0E', '/operator/leads/5b1f1f0e'],
    ['/ES/How-It-Works/?a=B', '/es/how-it-works?a=B'],
    ['/es/', '/es'],
    ['/Programs/OH/Lucas-County/', '/programs/oh/lucas-county'],
  ])('redirects %s to %s permanently', async (url, target) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(target);
  });

  it.each([
    '/assets/app-2.js',
    '/assets/none',
    '/assets/app-1.js%00',
    '/healthz/none',
    '/readyz/none',
    '/metrics',
    '/brand/none.png',
    '/.well-known/none',
    '/assets/..%2f..%2fpackage.json',
    '/api/none',
    '/api',
  ])('returns a problem document for %s', async (url) => {
    const problem = problemIn(await app.inject(url));
    expect(problem).toMatchObject({ status: 404, code: 'route-not-found' });
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/operator/%ff/leads?a=%zz',
    '/assets/app-2.js',
    '/assets/none',
    '/assets/%zz',
    '/brand/none.png',
  ])('returns the 404 page to a browser at %s', async (url) => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toBe('accept, cookie, accept-language, accept-encoding');
    expect(body).toContain('<!doctype html>');
  });

  it.each(['/%E0%A4%A', '/api/%zz', '/assets/%zz'])(
    'returns an error to a client that is not a browser, because %s is invalid',
    async (url) => {
      for (const accept of ['*/*', 'application/json, text/html;q=0.5']) {
        const problem = problemIn(await app.inject({ url, headers: { accept } }));
        expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
      }
    },
  );

  it("returns the API's problem documents to browsers, too", async () => {
    for (const url of ['/api/none', '/api/%zz', '/metrics']) {
      const response = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(problemIn(response)).toMatchObject({ status: 404, code: 'route-not-found' });
    }
  });

  it('returns 405 for an unsupported API method', async () => {
    const response = await app.inject('/api/quotes/submit');
    expect(problemIn(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(String(response.headers.allow).split(', ')).toContain('POST');
  });

  it('rejects every method except GET and HEAD', async () => {
    const response = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(response.statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
  });
});
