import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderedFiles, writeFiles } from '../../test/built-web-app.ts';
import { madeUpBrand, madeUpPictures } from '../../test/made-up-brand.ts';
import { buildTestApp } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { catalogFactChanges } from '../db/schema.ts';

const font = 'figtree-latin-wght-normal.woff2';
const fonts = join(
  import.meta.dirname,
  '../../../../node_modules/@fontsource-variable/figtree/files',
);

describe('the files that the server generates from the brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-brand-files-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, {
      ...renderedFiles,
      [`assets/${font}`]: readFileSync(join(fonts, font)),
    });
    ({ app } = await buildTestApp({
      webApp: folder,
      brand: madeUpBrand,
      brandPictures: madeUpPictures,
      clock: () => new Date('2026-11-23T12:00:00.000Z'),
    }));
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const headOf = async (url: string) => (await app.inject(url)).body;
  const valueIn = (head: string, start: string): string =>
    new RegExp(`${start}="([^"]*)"`).exec(head)?.[1] ?? '';
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;

  it('puts the brand in the head of every page', async () => {
    const head = await headOf('/dashboard');
    expect(head).toContain('<title>Harbor Home</title>');
    expect(head).toContain(`<meta name="description" content="${madeUpBrand.description}">`);
    expect(head).toContain(
      '<meta name="theme-color" content="#14406b" media="(prefers-color-scheme: light)">',
    );
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(head).toContain('content="Harbor Home: Find the help that fits your first home"');
    expect(head).not.toMatch(/latchkey/i);
    const spanish = await headOf('/es/nowhere');
    expect(spanish).toContain('Harbor Home: Encuentre la ayuda');
    expect(spanish).toContain('<meta name="description" content="Harbor Credit Union muestra');
  });

  it('draws the icons, and one preview card for each language', async () => {
    const [english, spanish] = await Promise.all(
      ['/dashboard', '/es/sources'].map(async (url) =>
        valueIn(await headOf(url), 'property="og:image" content'),
      ),
    );
    expect(english).toMatch(/^http:\/\/localhost:3000\/brand\/card-en-[\w-]{12}\.png$/);
    expect(spanish).toContain('/brand/card-es-');
    const card = await app.inject(pathOf(english ?? ''));
    expect(card.headers['content-type']).toBe('image/png');
    expect(sizeOf(card.rawPayload)).toEqual([1200, 630]);
    const touch = await app.inject(valueIn(await headOf('/'), 'rel="apple-touch-icon" href'));
    expect(sizeOf(touch.rawPayload)).toEqual([180, 180]);
    const old = await app.inject('/favicon.ico');
    expect(old.headers['content-type']).toBe('image/x-icon');
    expect(old.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it('has pages about the data only if the brand offers open data', async () => {
    const listed = '<loc>http://localhost:3000/data</loc>';
    expect((await app.inject('/data')).statusCode).toBe(200);
    expect((await app.inject('/changes')).statusCode).toBe(200);
    expect((await app.inject('/sitemap.xml')).body).toContain(listed);
    expect((await app.inject('/llms.txt')).body).toContain('/data/programs.csv');
    const { app: without } = await buildTestApp({
      webApp: folder,
      brand: { ...madeUpBrand, openData: null },
      brandPictures: madeUpPictures,
    });
    for (const path of ['/data', '/es/data', '/data/programs.csv', '/changes.atom', '/changes']) {
      const { statusCode } = await without.inject({ url: path, headers: { accept: 'text/html' } });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    for (const path of ['/sitemap.xml', '/llms.txt']) {
      expect((await without.inject(path)).body).not.toMatch(/\/data|\/changes/);
    }
    await without.close();
  });

  it('lets browsers cache a picture, so that the server sends it only once', async () => {
    const path = pathOf(valueIn(await headOf('/'), 'property="og:image" content'));
    const { headers } = await app.inject(path);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await app.inject({ url: path, headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves the logo and icon as files, and never lets an SVG run code or load files', async () => {
    const [, json = ''] = /id="brand">(.*?)<\/script>/.exec(await headOf('/')) ?? [];
    const { logo, legalLines } = JSON.parse(json);
    expect(logo).toMatchObject({ width: 182, height: 40, containsName: true });
    for (const path of [logo.light, logo.dark, valueIn(await headOf('/'), 'rel="icon" href')]) {
      const { headers, body } = await app.inject(path);
      expect(body).toContain('<svg');
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(legalLines.flat().map(({ words }: { words: string }) => words)).toEqual([
      'Harbor Credit Union',
      '410 Front Street, Traverse City, MI 49684',
      'Call 231-555-0140',
      'NMLS #990017',
      'NMLS Consumer Access',
      'Licensed in MI, OH, TX, WI',
      'State licenses: MI FR-0021234, OH RM.850099.000',
      madeUpBrand.legal.equalHousing,
      'Federally insured by NCUA',
    ]);
  });

  it('lists, in each language, what a device needs to show the site on its home screen', async () => {
    const { headers, body } = await app.inject('/site.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ name: 'Harbor Home', lang: 'en', start_url: '/' });
    expect(manifest).toMatchObject({ theme_color: '#14406b' });
    for (const { src, sizes } of manifest.icons) {
      const { rawPayload } = await app.inject(src);
      expect(sizeOf(rawPayload).join('x')).toBe(sizes);
    }
    const spanish = JSON.parse((await app.inject('/es/site.webmanifest')).body);
    expect(spanish).toMatchObject({ lang: 'es', start_url: '/es' });
    expect(await headOf('/es/sources')).toContain(
      '<link rel="manifest" href="/es/site.webmanifest">',
    );
  });

  it('tells search engines which pages not to crawl', async () => {
    const { headers, body } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\n');
  });

  it('lists the public pages in each language for search engines', async () => {
    expect((await app.inject('/robots.txt')).body).toContain(
      '\nSitemap: http://localhost:3000/sitemap.xml\n',
    );
    const { headers, body } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml');
    const addresses = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)];
    const paths = addresses.map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/es', '/example', '/es/example']));
    expect(paths).not.toContain('/dashboard');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['/programs/oh', '/es/programs/oh/franklin-county']),
    );
    expect(paths).not.toContain('/programs/oh/adams-county');
    const { slug, checkedOn, statusCheckedOn } = shippedCatalog().programs[0] ?? {};
    const day = [checkedOn, statusCheckedOn ?? ''].sort().at(-1);
    expect(body).toContain(`/program/${slug}</loc><lastmod>${day}</lastmod>`);
  });

  it("states when a county's own programs last changed, ignoring undone changes", async () => {
    const { database, app: site } = await buildTestApp({ webApp: folder });
    const ohio = shippedCatalog().programs.filter(({ coverage }) => coverage.state === 'OH');
    const lucas = ohio.filter(({ coverage }) => coverage.counties.includes('39095'));
    const other = ohio.find(
      ({ coverage: { scope, counties } }) => scope === 'county' && !counties.includes('39095'),
    );
    if (!other || lucas.length === 0) throw new Error('Ohio must have local programs');
    const change = (id: number, slug: string, cause: 'files' | 'undo', day: string) => ({
      id,
      slug,
      fact: 'rules.minCreditScore' as const,
      oldValue: id,
      newValue: id + 1,
      sourceUrl: null,
      sourceDay: day,
      cause,
      createdAt: new Date(`${day}T10:00:00Z`),
    });
    await database
      .insert(catalogFactChanges)
      .values([
        change(1, lucas[0]?.slug ?? '', 'files', '2031-01-01'),
        change(2, lucas[0]?.slug ?? '', 'undo', '2032-01-01'),
        change(3, other.slug, 'files', '2033-01-01'),
      ]);
    const { body } = await site.inject('/sitemap.xml');
    const dayOf = (path: string) =>
      body.match(`<loc>http://localhost:3000${path}</loc><lastmod>([^<]*)`)?.[1];
    expect(dayOf('/programs/oh')).toBe('2033-01-01');
    expect(dayOf('/programs/oh/lucas-county')).toBe('2031-01-01');
    expect(dayOf(`/program/${lucas[0]?.slug}`)).toBe('2031-01-01');
    await site.close();
  });

  it('lists a contact for security problems in a file that expires after six months', async () => {
    const { body } = await app.inject('/.well-known/security.txt');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:home@harbor.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ]);
  });

  it("uses the brand's name as the name of the API", async () => {
    const { info } = JSON.parse((await app.inject('/api/docs/json')).body);
    expect(info.title).toBe('Harbor Home API');
  });
});
