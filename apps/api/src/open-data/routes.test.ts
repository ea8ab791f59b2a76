import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ProgramsFile, showChanges, showOpenData } from '@latchkey/contract';
import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderedFiles, writeFiles } from '../../test/built-web-app.ts';
import { madeUpBrand } from '../../test/made-up-brand.ts';
import { type DataFixture, dataAddresses, dataFixture } from '../../test/open-data/data-fixture.ts';
import { answerTo, buildTestAppOn } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { listedFiles } from './listed-files.ts';

describe('the open data', () => {
  let fixture: DataFixture;
  let app: FastifyInstance;

  beforeAll(async () => {
    fixture = await dataFixture();
    ({ app } = fixture);
  });
  beforeEach(() => fixture.clear());
  afterAll(() => fixture.close());

  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const programsIn = async () => ProgramsFile.parse((await get('/data/programs.json')).json());

  it.each(dataAddresses)(
    "lets every website read %s, and sends the license's URL",
    async (url, type) => {
      const { statusCode, headers } = await get(url, { origin: 'https://reporter.example' });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
      });
    },
  );

  it('does not let other websites read any route that is not open data', async () => {
    for (const url of ['/api/states', '/api/reference', '/healthz', '/llms.txt', '/data/no.csv']) {
      const { headers } = await get(url, { origin: 'https://reporter.example' });
      expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('never allows credentials together with the wildcard, even for an origin in the settings', async () => {
    const origin = 'https://app.harbor.example';
    const other = await buildTestAppOn(fixture.database, { corsOrigins: [origin] });
    const { headers } = await other.inject({ url: '/data/programs.csv', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    await other.close();
  });

  it.each(dataAddresses)('sends %s only once to a client that caches the response', async (url) => {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(Date.parse(String(headers['last-modified']))).toBeGreaterThan(0);
    const again = await get(url, { 'if-none-match': `"other", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('*');
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('responds at every URL that llms.txt lists', async () => {
    for (const [url] of listedFiles) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  it('gives the page the file sizes, the first rows and the newest changes', async () => {
    const { program, edit } = fixture;
    await edit('rules.minCreditScore', 600);
    const { data } = await answerTo(app, showOpenData);
    const { body } = await get('/data/programs.csv');
    const rows: Record<string, string>[] = parse(body, { columns: true, bom: true });
    expect(data.version).toBe('2026-12-01');
    expect(data.license.name).toBe('CC BY 4.0');
    expect(data.files.find(({ name }) => name === 'programs.csv')).toMatchObject({
      bytes: Buffer.byteLength(body),
      rows: rows.length,
    });
    for (const [index, row] of data.firstRows.entries()) {
      const cells = Object.entries(row).map(([name, value]) => [name, String(value ?? '')]);
      expect(rows[index]).toMatchObject(Object.fromEntries(cells));
    }
    expect(data.changes).toMatchObject([
      {
        slug: program.slug,
        isListed: true,
        day: '2026-12-01',
        what: { fact: 'rules.minCreditScore', after: 600 },
      },
    ]);
  });

  it('returns the funding history of a changed program until the change is undone', async () => {
    const { program, edit, undo } = fixture;
    const funding = { status: 'paused', statusCheckedOn: null, opensOn: null, closesOn: null };
    await edit('rules.minCreditScore', 600);
    expect((await answerTo(app, showChanges)).data.lives).toEqual([]);
    const before = (await answerTo(app, showChanges)).data;
    await edit('funding', funding);
    const { data } = await answerTo(app, showChanges);
    expect(data).toMatchObject({ countedOn: '2026-12-01', programs: before.programs });
    expect(data.changes.map(({ slug }) => slug)).toEqual([program.slug, program.slug]);
    expect(data.lives).toMatchObject([{ slug: program.slug, program: program.fullName }]);
    expect(data.lives[0]?.funding.at(-1)).toEqual({
      day: '2026-11-30',
      status: 'paused',
      saidBy: null,
      sourceUrl: 'https://agency.example.gov/news?a=1&b=2',
      basis: 'stated',
      opensOn: null,
      closesOn: null,
    });
    await undo('funding');
    expect((await answerTo(app, showChanges)).data.lives).toEqual([]);
  });

  it('counts programs with a source from the last 30 days that states whether money is available', async () => {
    const { store, hidden } = fixture;
    const { data } = await answerTo(app, showChanges);
    const listed = store.catalog.programs.filter(({ slug }) => slug !== hidden.slug);
    const confirmed = listed.filter(
      ({ status, statusCheckedOn, closesOn }) =>
        (statusCheckedOn ?? '') >= '2026-11-01' &&
        (status === 'open' ? (closesOn ?? '9999') >= '2026-12-01' : status !== 'unknown'),
    );
    expect([data.programs, data.confirmed]).toEqual([listed.length, confirmed.length]);
  });

  it('renders the data page again only after an edit, and shows the edit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-data-page-'));
    const rendered = join(folder, 'rendered.txt');
    writeFiles(folder, {
      ...renderedFiles,
      'rendered.txt': '',
      '.server/render-pages.js': `
        import { appendFileSync } from 'node:fs';
        const file = ${JSON.stringify(rendered)};
        export const pageRenderer = async () => ({ language, path, answers }) => {
          const { changes } = answers.openData ?? {};
          if (path === '/data') appendFileSync(file, language + changes.length + ' ');
          return { head: '', content: 'Page', styles: '', firstScript: '' };
        };`,
    });
    const { database, store } = fixture;
    const site = await buildTestAppOn(database, { webApp: folder, catalog: store });
    const rendering = (words: string) =>
      vi.waitFor(() => expect(readFileSync(rendered, 'utf8')).toBe(words), 60_000);
    await rendering('en0 es0 ');
    await fixture.edit('rules.minCreditScore', 600);
    await site.inject('/data');
    await rendering('en0 es0 en1 es1 ');
    await site.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const)(
    'returns the right encoding to a client that accepts %s',
    async (accepted, encoding, read) => {
      const plain = await get('/data/programs.json');
      const { headers, rawPayload } = await get('/data/programs.json', {
        'accept-encoding': accepted,
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(read(rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(headers.etag).toBe(plain.headers.etag);
    },
  );

  it.each([
    '/data/no.csv',
    '/changes/zz.atom',
    '/changes/mi.rss',
    '/changes/MI.atom',
    '/calendar/us.ics',
  ])('returns 404 at %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('omits a hidden program from every file', async () => {
    const { hidden } = fixture;
    for (const [url] of dataAddresses) {
      expect([url, (await get(url)).body.includes(hidden.slug)]).toEqual([url, false]);
    }
    const { programs } = await programsIn();
    expect(programs.length).toBe(shippedCatalog().size - 1);
  });

  it('includes an edit in the files immediately, and uses the day of the edit as the version', async () => {
    const { program, edit, undo } = fixture;
    const before = await get('/data/programs.json');
    await edit('agencyName', 'The Housing Agency');
    const named = async () => {
      const { programs, version } = await programsIn();
      return [programs.find(({ slug }) => slug === program.slug)?.agencyName, version];
    };
    expect(await named()).toEqual(['The Housing Agency', '2026-12-01']);
    await undo('agencyName');
    expect(await named()).toEqual([program.agencyName, before.json().version]);
    expect((await get('/data/programs.json')).headers.etag).toBe(before.headers.etag);
  });

  it('shows the same funding status as the pages after the last day of a round', async () => {
    const [first] = shippedCatalog().programs;
    if (!first) throw new Error('The catalog is empty');
    const round = { status: 'open', statusCheckedOn: null, opensOn: null };
    const statuses = async () => {
      const { programs } = await programsIn();
      const { data } = await answerTo(app, showOpenData);
      return [programs[0]?.status, data.firstRows[0]?.status];
    };
    await fixture.edit('funding', { ...round, closesOn: '2026-12-01' }, first);
    expect(await statuses()).toEqual(['open', 'open']);
    await fixture.edit('funding', { ...round, closesOn: '2026-11-30' }, first);
    expect(await statuses()).toEqual(['unknown', 'unknown']);
  });

  it('does not write a formula to a CSV file, even if an editor typed one', async () => {
    const { program, edit } = fixture;
    await edit('programName', '=HYPERLINK("https://evil.example")');
    await edit('fullName', '=HYPERLINK("https://evil.example"), for you');
    const { body } = await get('/data/programs.csv');
    const rows: Record<string, string>[] = parse(body, { columns: true, bom: true });
    expect(rows.find(({ slug }) => slug === program.slug)?.program).toBe(
      '\'=HYPERLINK("https://evil.example"), for you',
    );
    for (const name of ['programs', 'sources', 'counties']) {
      const table = await get(`/data/${name}.csv`);
      const cells: string[][] = parse(table.body, { bom: true });
      const formulas = cells.flat().filter((cell) => /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell));
      expect(formulas).toEqual([]);
    }
  });

  it('uses the license in the brand file', async () => {
    const harbor = await buildTestAppOn(fixture.database, { brand: madeUpBrand });
    const { headers, body } = await harbor.inject('/data/datapackage.json');
    expect(headers.link).toBe('<https://creativecommons.org/licenses/by-sa/4.0/>; rel="license"');
    expect(JSON.parse(body).licenses).toEqual([
      { title: 'CC BY-SA 4.0', path: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    ]);
    await harbor.close();
  });

  it('returns 404 on a site that turns open data off', async () => {
    const without = await buildTestAppOn(fixture.database, {
      brand: { ...madeUpBrand, openData: null },
    });
    for (const [url] of dataAddresses) {
      expect([url, (await without.inject(url)).statusCode]).toEqual([url, 404]);
    }
    await without.close();
  });
});
