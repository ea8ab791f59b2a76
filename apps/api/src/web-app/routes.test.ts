import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import { shippedReference } from '../../test/test-data.ts';
import { readBrand } from '../brand-file.ts';
import { readConfig } from '../config.ts';

const files = {
  'index.html':
    '<!doctype html><script type="application/json" id="brand"></script><script type="application/json" id="config"></script>',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'assets/app-1.js': 'let a;',
  'assets/app-1.js.gz': gzipSync('let a;'),
  '.vite/manifest.json': '{}',
};

/** A built page that loads files, and the code that renders its content. */
const renderedFiles = {
  ...files,
  'index.html': `<!doctype html><head><title>Latchkey</title>
    <script type="application/json" id="brand"></script>
    <script type="application/json" id="config"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
    <link rel="modulepreload" crossorigin="" href="/assets/text-1.js"></head><div id="root"></div>`,
  'assets/app-1.css': 'p{color:red}',
  '.server/package.json': '{"type":"module"}',
  '.server/render-pages.js': `export const renderPages = ({ answers, files }) => ({
    pages: [{
      path: '/how-it-works',
      head: '<title>How</title>',
      content: '<p>' + renderedFor.brand.name + ', ' + answers.states.programs + ' programs</p>',
      styles: 'p{margin:0}',
    }],
    firstScript: [files.script, ...files.imports].map((file) => 'import("' + file + '")').join(),
  })`,
};

function writeFiles(folder: string, contents: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

describe('the web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  const brand = {
    ...readBrand(readConfig({}).brandFile),
    name: "Home </script><script>alert('$&')</script>",
  };
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, files);
    ({ app } = await buildTestApp({ webApp: folder, brand }));
  }, 60_000);

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
  ])('returns %i with the page at %s, which caches must revalidate', async (status, url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<!doctype html>');
  });

  it('escapes the brand in the page', async () => {
    const { body } = await app.inject('/');
    const [, json = ''] = /id="brand">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(brand);
    expect(body.match(/<\/script>/g)).toHaveLength(2);
  });

  it("puts the account server's URL and the latest average rate in the page", async () => {
    const { headers, body } = await app.inject('/');
    const [, json = ''] = /id="config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      api: '/api',
      auth: { url: '/auth/v1' },
      latestAverage: shippedReference().mortgageRate,
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
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

  it('sends a new page, or none if the browser has the same one', async () => {
    const { headers } = await app.inject('/');
    const same = { 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/', headers: same });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('lets browsers cache hashed files forever', async () => {
    const { headers, body } = await app.inject('/assets/app-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(body).toBe('let a;');
  });

  it('sends the compressed file to clients that accept it', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(rawPayload).toEqual(files['assets/app-1.js.gz']);
  });

  it('lets browsers cache other files for an hour', async () => {
    for (const url of ['/favicon.svg', '/robots.txt']) {
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
  ])('redirects %s to %s permanently', async (url, target) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(target);
  });

  it.each([
    '/assets/app-2.js',
    '/assets/none',
    '/assets/app-1.js%00',
    '/healthz/none',
    '/readyz/none',
    '/metrics',
    '/.well-known/security.txt',
    '/assets/..%2f..%2fpackage.json',
    '/api/none',
    '/api',
  ])('returns a problem document for %s', async (url) => {
    const problem = problemIn(await app.inject(url));
    expect(problem).toMatchObject({ status: 404, code: 'route-not-found' });
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

describe('a page that the server renders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  const brand = {
    ...readBrand(readConfig({}).brandFile),
    name: 'Harbor',
    colors: { light: { brand: '#123456' }, dark: {} },
  };
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  let today = new Date();
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, renderedFiles);
    ({ app } = await buildTestApp({ webApp: folder, brand, clock: () => today }));
    // The browser renders the page until the server has.
    await vi.waitFor(async () => {
      expect((await app.inject('/how-it-works')).body).not.toContain('<div id="root"></div>');
    }, 30_000);
  }, 60_000);

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('has its content, title, styles and scripts, and a policy for exactly them', async () => {
    const { headers, body } = await app.inject('/how-it-works');
    expect(body).toMatch(/<div id="root"><p>Harbor, \d+ programs<\/p><\/div>/);
    expect(body).toContain('<title>How</title>');
    expect(body).not.toContain('<title>Latchkey</title>');
    expect(body).not.toContain('modulepreload');
    expect(body).not.toContain('<script type="module"');
    const colors = '@media (prefers-color-scheme:light){html:root{--brand:#123456;}}';
    for (const rules of ['p{margin:0}', colors]) expect(body).toContain(`<style>${rules}</style>`);
    const script = 'import("/assets/app-1.js"),import("/assets/text-1.js")';
    expect(body).toContain(`<script>${script}</script>`);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(colors)} ${hashOf('p{margin:0}')};`);
  });

  it('loads its whole style sheet without a script', async () => {
    const { body } = await app.inject('/how-it-works');
    const sheets = body.match(/<link rel="stylesheet"[^>]*>/g);
    expect(sheets).toHaveLength(1);
    expect(body).toContain(`<noscript>${sheets?.[0]}</noscript>`);
  });

  it('leaves other pages to the browser', async () => {
    const { body } = await app.inject('/privacy');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<script type="module"');
  });

  it('is rendered again on another day', async () => {
    const { headers } = await app.inject('/how-it-works');
    writeFiles(folder, {
      '.server/render-pages.js': renderedFiles['.server/render-pages.js'].replace('<p>', '<p>Now '),
    });
    today = new Date(today.getTime() + 86_400_000);
    await vi.waitFor(async () => {
      const { body, headers: later } = await app.inject('/how-it-works');
      expect(body).toContain('<p>Now Harbor');
      expect(later.etag).not.toBe(headers.etag);
    }, 20_000);
  });
});

it('leaves every page to the browser if rendering fails, and logs why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  writeFiles(folder, {
    ...renderedFiles,
    '.server/render-pages.js': 'export const renderPages = () => { throw new Error("no tree"); }',
  });
  const logStream = new PassThrough();
  const { app } = await buildTestApp({ webApp: folder, logLevel: 'error', logStream });
  await vi.waitFor(() => expect(String(logStream.read())).toContain('no tree'), 30_000);
  const { statusCode, body } = await app.inject('/how-it-works');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  await app.close();
  rmSync(folder, { recursive: true });
});
