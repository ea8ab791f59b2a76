import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderedFiles, writeFiles } from '../../test/built-web-app.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { readBrand } from '../site/brand-file.ts';

describe('pages from the server', () => {
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
    // If the worker takes too long to start, the browser renders the page.
    await vi.waitFor(async () => {
      expect((await app.inject('/how-it-works')).body).not.toContain('<div id="root"></div>');
    }, 60_000);
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('sends a page with content, title, styles and scripts, and a policy that allows only those styles and scripts', async () => {
    const { headers, body } = await app.inject('/how-it-works');
    expect(body).toContain('<div id="root"><p>Harbor, no programs</p></div>');
    expect(body).toContain('<title>/how-it-works in en</title><link rel="canonical" href="http');
    expect(body).not.toMatch(/<title>Latchkey<|Answer questions/);
    expect(body).not.toContain('modulepreload');
    expect(body).not.toContain('<script type="module"');
    const colors = '@media screen and (prefers-color-scheme:light){html:root{--brand:#123456;}}';
    for (const rules of ['p{margin:0}', colors]) expect(body).toContain(`<style>${rules}</style>`);
    const script =
      'import("/assets/app-1.js"),import("/assets/text-1.js"),import("/assets/how-1.js")';
    expect(body).toContain(`<script>${script}</script>`);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(colors)} ${hashOf('p{margin:0}')};`);
  });

  it("sends text in only the page's language, and the page's URL in each language", async () => {
    await vi.waitFor(async () => {
      expect((await app.inject('/es/how-it-works')).body).toContain(
        '<title>/how-it-works in es</title>',
      );
    }, 60_000);
    const [english, spanish, asCookieSays] = await Promise.all([
      app.inject('/how-it-works'),
      app.inject('/es/how-it-works'),
      app.inject({ url: '/how-it-works', headers: { cookie: 'lang=es' } }),
    ]);
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).not.toContain('texto-1.js');
    expect(spanish.body).toContain('<html lang="es">');
    expect(spanish.body).toContain('import("/assets/texto-1.js"),import("/assets/como-1.js")');
    expect(spanish.body).not.toMatch(/text-1\.js|how-1\.js/);
    expect(asCookieSays.headers.etag).toBe(spanish.headers.etag);
    expect(english.headers.etag).not.toBe(spanish.headers.etag);
  });

  it('lets a CDN keep a page for a minute if its content depends only on the URL', async () => {
    const cachingAt = async (url: string) => {
      const { headers } = await app.inject(url);
      return [headers['cache-control'], headers.vary];
    };
    await vi.waitFor(async () => {
      expect(await cachingAt('/es/how-it-works')).toEqual([
        'public, max-age=0, s-maxage=60, must-revalidate',
        'accept-encoding',
      ]);
    }, 60_000);
    const asked = ['no-cache', 'cookie, accept-language, accept-encoding'];
    // The response sets the cookie with the language.
    expect(await cachingAt('/es/how-it-works?lang=es')).toEqual(asked);
    expect(await cachingAt('/how-it-works')).toEqual(asked);
    expect(await cachingAt('/es/nowhere')).toEqual(['no-cache', `accept, ${asked[1]}`]);
  });

  it('sends a page in the encoding that the client accepts, under the same ETag', async () => {
    const ask = (encoding: string, headers = {}) =>
      app.inject({ url: '/es', headers: { 'accept-encoding': encoding, ...headers } });
    const [plain, brotli, gzip] = await Promise.all(
      ['identity', 'gzip, br', 'gzip'].map((e) => ask(e)),
    );
    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body);
    const etag = String(brotli?.headers.etag);
    expect([plain?.headers.etag, gzip?.headers.etag]).toEqual([etag, etag]);
    const known = await ask('br', { 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers.vary]).toEqual([
      304,
      '',
      brotli?.headers.vary,
    ]);
  });

  it("sends the page's own description, a default in the page's language, or no description", async () => {
    const descriptionOf = async (url: string) =>
      (await app.inject(url)).body.match(/(?<=<meta\s+name="description"\s+content=")[^"]*/g);
    expect(await descriptionOf('/how-it-works')).toEqual(['Its own.']);
    await vi.waitFor(async () => {
      expect(await descriptionOf('/es/how-it-works')).toEqual(['Its own.']);
    }, 60_000);
    expect(await descriptionOf('/nowhere')).toEqual(['Answer questions.']);
    expect(await descriptionOf('/es/nowhere')).toBe(null);
  });

  it('loads the whole style sheet even without scripts', async () => {
    const { body } = await app.inject('/how-it-works');
    const sheets = body.match(/<link rel="stylesheet"[^>]*>/g);
    expect(sheets).toHaveLength(1);
    expect(body).toContain(`<noscript>${sheets?.[0]}</noscript>`);
  });

  it("sends only the data that the page's entry lists", async () => {
    const landing = (await app.inject('/')).body;
    expect(landing).toMatch(/<div id="root"><p>Harbor, \d+ programs<\/p><\/div>/);
    const [, json = ''] =
      /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(landing) ?? [];
    expect(Object.keys(JSON.parse(json))).toEqual(['states']);
    expect((await app.inject('/how-it-works')).body).not.toContain('id="answers"');
  });

  it('sends no content for a page that the browser renders', async () => {
    const { body } = await app.inject('/dashboard');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<script type="module"');
  });

  it("preloads the code and text of a page that the browser renders, in the page's language", async () => {
    const linksAt = async (url: string) =>
      (await app.inject(url)).body.match(/(?<=<link rel="modulepreload"[^>]* href=")[^"]+/g);
    expect(await linksAt('/correction/7')).toEqual(['/assets/text-1.js', '/assets/form-1.js']);
    const spanish = ['/assets/texto-1.js', '/assets/formulario-1.js'];
    expect(await linksAt('/correction/7?lang=es')).toEqual(spanish);
    for (const address of ['/dashboard', '/nowhere', '/correction']) {
      expect(await linksAt(address), address).toEqual(['/assets/text-1.js']);
    }
  });

  it('renders a page again when the date changes', async () => {
    const { headers } = await app.inject('/how-it-works');
    writeFiles(folder, {
      '.server/render-pages.js': renderedFiles['.server/render-pages.js'].replace('<p>', '<p>Now '),
    });
    today = new Date(today.getTime() + 86_400_000);
    await vi.waitFor(async () => {
      const { body, headers: later } = await app.inject('/how-it-works');
      expect(body).toContain('<p>Now Harbor');
      expect(later.etag).not.toBe(headers.etag);
    }, 60_000);
  });
});

it('lets the browser render every page if rendering on the server fails, and logs the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-web-'));
  writeFiles(folder, {
    ...renderedFiles,
    '.server/render-pages.js':
      'export async function pageRenderer() { throw new Error("no tree"); }',
  });
  const logStream = new PassThrough();
  const { app } = await buildTestApp({ webApp: folder, logLevel: 'error', logStream });
  await vi.waitFor(() => expect(String(logStream.read())).toContain('no tree'), 60_000);
  const { statusCode, body } = await app.inject('/how-it-works');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  await app.close();
  rmSync(folder, { recursive: true });
});
