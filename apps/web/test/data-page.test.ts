import { defaultPageConfig, type PageAnswers } from '@latchkey/contract';
import { productIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBrandOf, shippedBrand } from './sample-site.ts';

const siteUrl = 'https://harbor.example';
const openData: PageAnswers['openData'] = {
  siteUrl,
  version: '2026-11-23',
  license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  files: [
    { name: 'programs.json', bytes: 1_854_332, rows: 622 },
    { name: 'programs.csv', bytes: 183_412, rows: 622 },
    { name: 'schema.json', bytes: 16_587, rows: null },
  ],
  firstRows: [
    {
      slug: 'mi-first',
      program: 'First Steps </script>',
      max_amount: 10_000,
      status: 'open',
      status_day: '2026-11-20',
      source_day: '2026-06',
    },
  ],
  changes: [
    {
      id: 2,
      slug: 'mi-first',
      program: 'First Steps',
      isListed: true,
      day: '2026-11-20',
      what: {
        fact: 'rules.minCreditScore',
        before: 640,
        after: 620,
        sourceUrl: 'https://agency.example.gov/news',
        sourceDay: '2026-11-19',
      },
      sourceUrl: 'https://agency.example.gov/news',
      sourceDay: '2026-11-19',
    },
    {
      id: 1,
      slug: 'mi-second',
      program: 'Second Steps',
      isListed: false,
      day: '2026-11-18',
      what: 'removed',
      sourceUrl: null,
      sourceDay: '2026-11-18',
    },
  ],
};

// The modules for the server load their own texts.
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

async function rendered(language: string, brand = shippedBrand) {
  const { pageRenderer } = await import('@/server/render-pages.tsx');
  const site = {
    language,
    brand: pageBrandOf(brand, language),
    product: productIn(sampleProduct, language),
    files: { styleSheet: '/app.css', script: '/app.js', imports: [] },
  };
  const input = { styleSheet: '', languages: [site], config: defaultPageConfig, siteUrl };
  const render = await pageRenderer(input);
  const page = await render({ language, path: '/data', answers: { openData }, scripts: [] });
  return page.head + page.content;
}

describe('the page about the data', () => {
  it('lists each file with its size, and each feed with its URL', async () => {
    const html = await rendered('en');
    expect(html).toContain('Download the rules of 622 programs</h1>');
    for (const { name } of openData.files) expect(html).toContain(`href="/data/${name}"`);
    for (const path of ['/changes.atom', '/changes.json', '/changes/mi.atom', '/calendar/mi.ics']) {
      expect(html).toContain(`href="${path}"`);
    }
    expect(html).toMatch(/1\.9 MB.*183 kB/s);
    expect(html).toContain('rel="license"');
  });

  it('describes the latest changes with the wording of a notice, with their sources', async () => {
    const english = await rendered('en');
    expect(english).toContain('Minimum credit score: before: 640 or more, now: 620 or more');
    expect(english).toContain('href="https://agency.example.gov/news"');
    expect(english).toContain('No longer in our catalog');
    expect(english).toContain('href="/program/mi-first"');
    expect(english).not.toContain('href="/program/mi-second"');
    const spanish = await rendered('es');
    expect(spanish).toContain('Puntaje de crédito mínimo');
    expect(spanish).toContain('href="/es/program/mi-first"');
  });

  it('describes the data set to search engines', async () => {
    const html = await rendered('en');
    const [, written = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(written)).toMatchObject({
      '@type': 'Dataset',
      url: 'https://harbor.example/data',
      version: '2026-11-23',
      license: openData.license.url,
      isAccessibleForFree: true,
      distribution: [
        {
          '@type': 'DataDownload',
          contentUrl: 'https://harbor.example/data/programs.json',
          encodingFormat: 'application/json',
        },
        { encodingFormat: 'text/csv' },
        {},
      ],
    });
  });

  it('tells feed readers the URLs of the feeds', async () => {
    const html = await rendered('es');
    expect(html).toContain('type="application/atom+xml" href="/changes.atom" title="Cambios');
    expect(html).toContain('type="application/feed+json" href="/changes.json" title="Cambios');
  });

  it('shows no link to the data page on a site that turns off open data', async () => {
    expect((await rendered('en')).match(/>Data<\/a>/g)).toHaveLength(2);
    expect(await rendered('en', { ...shippedBrand, openData: null })).not.toContain('>Data</a>');
  });
});
