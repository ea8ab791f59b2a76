import { defaultPageConfig } from '@latchkey/contract';
import { listedProgram, productIn } from '@latchkey/domain';
import { sampleProgram } from '@latchkey/domain/program-samples';
import { plainProduct, sampleProduct } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePublicProgram } from './sample-public-program.ts';
import { pageBrandOf, shippedBrand } from './sample-site.ts';

const files = { styleSheet: '/app.css', script: '/app.js', imports: [] };
const paths = ['/how-it-works', '/example', '/privacy'];

// Each test imports the server's modules again, because they load their own texts.
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

async function rendererFor(product: typeof sampleProduct, brand = shippedBrand) {
  const { pageRenderer } = await import('@/server/render-pages.tsx');
  const languages = ['en', 'es'].map((language) => ({
    language,
    brand: pageBrandOf(brand, language),
    product: productIn(product, language),
    files,
  }));
  const siteUrl = 'https://harbor.example';
  return pageRenderer({ styleSheet: '', languages, config: defaultPageConfig, siteUrl });
}

describe('the page renderer', () => {
  it('renders pages in two languages at the same time, each page in its own language', async () => {
    const render = await rendererFor(sampleProduct);
    const pages = paths.flatMap((path) => ['en', 'es'].map((language) => ({ language, path })));
    const together = await Promise.all(
      pages.map((page) => render({ ...page, answers: {}, scripts: [] })),
    );
    const headings = together.map(({ content }) => />([^<]*)<\/h1>/.exec(content)?.[1]);
    expect(headings.slice(0, 2)).toEqual([
      'How monthly payment lowering works',
      'Cómo funciona el programa de reducción del pago mensual',
    ]);
    for (const [index, page] of pages.entries()) {
      const alone = await render({ ...page, answers: {}, scripts: [] });
      expect(alone.content === together[index]?.content, `${page.path} in ${page.language}`).toBe(
        true,
      );
      expect(alone.head).toBe(together[index]?.head);
    }
  });

  it('does not mention a lowered payment on a site that does not offer one', async () => {
    const render = await rendererFor(plainProduct);
    for (const path of ['/how-it-works', '/example']) {
      const { content, head } = await render({ language: 'en', path, answers: {}, scripts: [] });
      expect(content + head).toContain('payment');
      expect(content + head).not.toMatch(/lowered|lowering|traditional|line of credit/i);
    }
  });

  it('rejects a language that the site does not have', async () => {
    const render = await rendererFor(sampleProduct);
    await expect(render({ language: 'fr', path: '/', answers: {}, scripts: [] })).rejects.toThrow(
      RangeError,
    );
  });

  it.each([
    ['en', 'Who may get it', 'A score of 640 or more', 'Up to $10,000'],
    ['es', 'Quién puede recibirlo', 'Un puntaje de 640 o más', 'Hasta $10,000'],
  ])('renders all facts of a program without a script (%s)', async (language, ...words) => {
    const render = await rendererFor(sampleProduct);
    const publicProgram = samplePublicProgram({ rules: { minCreditScore: 640 } });
    const path = '/program/us-sample-grant';
    const { head, content } = await render({
      language,
      path,
      answers: { publicProgram },
      scripts: [],
    });
    for (const each of words) expect(content).toContain(each);
    expect(content.match(/<h1/g)).toHaveLength(1);
    // The policy for content forbids style attributes.
    expect(content).not.toContain(' style=');
    expect(content).toContain('"@type":"GovernmentService"');
    expect(head).toContain('<title>Sample Agency Grant · ');
  });

  describe('links to the feeds of a page in its head', () => {
    const answers = {
      nationalPrograms: { typicalPrice: 300_000, programs: [] },
      states: { programs: 0, states: [] },
      statePrograms: {
        state: 'OH',
        typicalPrice: 300_000,
        local: [],
        statewide: [],
        national: [],
        counties: [],
      },
    };
    const links = async (page: { path: string; language?: string }, brand = shippedBrand) => {
      const render = await rendererFor(sampleProduct, brand);
      const { head } = await render({ language: 'en', answers, scripts: [], ...page });
      const found = head.matchAll(
        /<link rel="alternate" type="([^"]+)" href="([^"]+)" title="([^"]+)">/g,
      );
      return Array.from(found, ([, type, href, title]) => ({ type, href, title }));
    };

    it('includes the feeds of all programs in the page’s head', async () => {
      expect(await links({ path: '/programs' })).toEqual([
        {
          type: 'application/atom+xml',
          href: '/changes.atom',
          title: 'Changes to down payment programs (Atom)',
        },
        {
          type: 'application/feed+json',
          href: '/changes.json',
          title: 'Changes to down payment programs (JSON Feed)',
        },
      ]);
    });

    it('includes the feeds of a state, with its calendar, in the language of the page', async () => {
      const title = 'Cambios en los programas de ayuda para el pago inicial de Ohio';
      expect(await links({ path: '/programs/oh', language: 'es' })).toEqual([
        { type: 'application/atom+xml', href: '/changes/oh.atom', title: `${title} (Atom)` },
        { type: 'application/feed+json', href: '/changes/oh.json', title: `${title} (JSON Feed)` },
        {
          type: 'text/calendar',
          href: '/calendar/oh.ics',
          title: 'Calendario de rondas de fondos en Ohio',
        },
      ]);
    });

    it('includes no feeds in a page without feeds', async () => {
      expect(await links({ path: '/privacy' })).toEqual([]);
      const without = { ...shippedBrand, openData: null };
      for (const path of ['/programs', '/programs/oh']) {
        expect(await links({ path }, without)).toEqual([]);
      }
    });
  });

  it('states when a program was removed, and lists the programs of its state', async () => {
    const render = await rendererFor(sampleProduct);
    const publicProgram = { missing: 'retired', leftOn: '2026-10-01' } as const;
    const program = listedProgram(sampleProgram({ programName: 'Another Grant' }), '2026-11-22');
    const statePrograms = {
      state: 'OH',
      typicalPrice: 300_000,
      local: [],
      statewide: [program],
      national: [],
      counties: [],
    };
    const page = { language: 'en', path: '/program/oh-gone', scripts: [] };
    const { head, content } = await render({ ...page, answers: { publicProgram, statePrograms } });
    expect(content).toContain('We took this program off our list on Oct 01, 2026.');
    expect(content).toContain('Another Grant');
    expect(head).toContain('noindex');
  });
});
