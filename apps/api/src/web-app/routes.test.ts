import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../brand-file.ts';
import { readConfig } from '../config.ts';
import { buildTestApp, problemIn } from '../test-app.ts';

const files = {
  'index.html':
    '<!doctype html><script type="application/json" id="brand"></script><script type="application/json" id="config"></script>',
  'favicon.svg': '<svg/>',
  'assets/app-1.js': 'let a;',
  'assets/app-1.js.gz': gzipSync('let a;'),
  '.vite/manifest.json': '{}',
};

describe('the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  const brand = {
    ...readBrand(readConfig({}).brandFile),
    name: "Home </script><script>alert('$&')</script>",
  };
  let app: FastifyInstance;

  beforeAll(async () => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    ({ app } = await buildTestApp({ webApp: folder, brand }));
  }, 60_000);

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/quote/home-info/type', '/quote/calculator?programId=3', '/no/such/page'])(
    'is its one page at %s, never from a cache unasked',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('<!doctype html>');
    },
  );

  it('has the brand in its page, and no way out of it', async () => {
    const { body } = await app.inject('/');
    const [, json = ''] = /id="brand">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(brand);
    expect(body.match(/<\/script>/g)).toHaveLength(2);
  });

  it('says in its page where accounts are kept', async () => {
    const { headers, body } = await app.inject('/');
    const [, json = ''] = /id="config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ auth: { url: '/auth/v1' } });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('has files whose name changes with them, kept for good', async () => {
    const { headers, body } = await app.inject('/assets/app-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(body).toBe('let a;');
  });

  it('sends the packed file where that is understood', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(rawPayload).toEqual(files['assets/app-1.js.gz']);
  });

  it('has other files for an hour', async () => {
    const { headers } = await app.inject('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/app-2.js',
    '/assets/none',
    '/none.png',
    '/.vite/manifest.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/api/none',
    '/api',
    '/auth/none',
  ])('does not stand for %s', async (url) => {
    const problem = problemIn(await app.inject(url));
    expect(problem).toMatchObject({ status: 404, code: 'route-not-found' });
  });

  it('takes no NUL in an address', async () => {
    expect((await app.inject('/assets/app-1.js%00')).statusCode).toBe(400);
  });

  it('leaves a wrong method of the API a wrong method', async () => {
    const response = await app.inject('/api/quotes/submit');
    expect(problemIn(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(String(response.headers.allow).split(', ')).toContain('POST');
  });

  it('takes nothing but reading', async () => {
    const response = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(response.statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
  });
});
