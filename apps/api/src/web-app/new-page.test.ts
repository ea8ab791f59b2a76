import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, servedPages } from '../../test/repository-copy.ts';
import type { ReportedPage } from '../../test/web-app-report.ts';

/**
 * Everything that a new page needs: its entry in the table, its code, and its text in each
 * language.
 */
const entry = `
  exampleState: page('/example/:state', {
    audience: 'public',
    texts: ['about'],
    data: ['states'],
    values: [{ state: 'oh' }, { state: 'tx' }],
  }),
`;

const component = `
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { aboutText as text } from '@/lib/texts.ts';
import { statesQuery } from '@/state/queries.ts';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';

export function ExampleStatePage() {
  const { state = '' } = useParams();
  const { data } = useSuspenseQuery(statesQuery());
  return (
    <PlainPage>
      <Page title={text.stateTitle({ state })}>{data.programs}</Page>
    </PlainPage>
  );
}
`;

const module = `
  exampleState: {
    page: async () => (await import('@/features/about/example-state-page.tsx')).ExampleStatePage,
  },
`;

const titles = { en: 'An example in {state}', es: 'Un ejemplo en {state}' };
const descriptions = { en: 'Help with a home in {state}.', es: 'Ayuda para una casa en {state}.' };

describe('adding a public page with a parameter', () => {
  const copy = copyRepository();
  afterAll(copy.remove);

  /** Adds lines to a file of the copy, after the first line that contains the given text. */
  const add = (path: string, after: string, lines: string) => {
    const file = join(copy.folder, path);
    const [before = '', ...rest] = readFileSync(file, 'utf8').split(`${after}\n`);
    expect(rest, `${path} has a line that ends with ${after}`).not.toEqual([]);
    writeFileSync(file, `${before}${after}\n${lines}\n${rest.join(`${after}\n`)}`);
  };
  const errorsIn = (folder: string) => copy.run('.', 'node_modules/.bin/tsc', '-p', folder).stdout;

  const addresses = [
    '/example/oh',
    '/es/example/oh',
    '/example/tx',
    '/example/mi',
    '/es/example/mi',
    '/example',
    '/sitemap.xml',
  ];
  let missing: string;
  let pages: Readonly<Record<string, ReportedPage>>;
  const bodyOf = (address: string) => pages[address]?.body ?? '';

  beforeAll(() => {
    add('packages/contract/src/pages.ts', 'export const pages = {', entry);
    missing = errorsIn('apps/web');

    writeFileSync(
      join(copy.folder, 'apps/web/src/features/about/example-state-page.tsx'),
      component,
    );
    add(
      'apps/web/src/app/page-modules.ts',
      "Exclude<PageName, 'question'>, PageModule>> = {",
      module,
    );
    for (const language of ['en', 'es'] as const) {
      const words = `packages/texts/src/${language}`;
      add(`${words}/about.ts`, 'export const about = {', `stateTitle: '${titles[language]}',`);
      const description = `exampleState: '${descriptions[language]}',`;
      add(`${words}/descriptions.ts`, 'export const descriptions = {', description);
    }

    pages = servedPages(copy, addresses);
  }, 360_000);

  it("causes type errors until the page's code and description exist", () => {
    expect(missing).toMatch(/page-modules\.ts.+'exampleState' is missing/);
    expect(missing).toMatch(/page-head\.ts.+\n.+'exampleState' does not exist/);
    expect(errorsIn('apps/web')).toBe('');
  });

  it('renders the page with its parameter and its data', () => {
    expect(bodyOf('/example/oh')).toMatch(/<h1[^>]*>An example in oh<\/h1>/);
    expect(bodyOf('/example/tx')).toMatch(/<h1[^>]*>An example in tx<\/h1>/);
    const [, json = ''] = /id="answers">(.*?)<\/script>/.exec(bodyOf('/example/oh')) ?? [];
    const { states } = JSON.parse(json);
    expect(bodyOf('/example/oh')).toContain(`>${states.programs}</div>`);
  });

  it('renders a title, a description and a URL for the page in both languages', () => {
    for (const [address, title, description] of [
      ['/example/oh', 'An example in oh', 'Help with a home in oh.'],
      ['/es/example/oh', 'Un ejemplo en oh', 'Ayuda para una casa en oh.'],
    ] as const) {
      const head = bodyOf(address);
      expect(head).toContain(`<title>${title} · `);
      expect(head).toContain(`<meta name="description" content="${description}">`);
      expect(head).toContain(`<link rel="canonical" href="https://example.com${address}">`);
      expect(head).toContain('hreflang="es" href="https://example.com/es/example/oh"');
    }
  });

  it('sends the page with its own ETag, which browsers can send back', () => {
    expect(pages['/example/oh']).toMatchObject({ etag: expect.stringMatching(/^W\//), again: 304 });
    expect(pages['/example/oh']?.etag).not.toBe(pages['/example/tx']?.etag);
  });

  it('returns 404 for a parameter value that the table does not list', () => {
    const statuses = Object.entries(pages).map(([address, { status }]) => [address, status]);
    expect(Object.fromEntries(statuses)).toMatchObject({
      '/example/oh': 200,
      '/es/example/oh': 200,
      '/example': 200,
      '/example/mi': 404,
      '/es/example/mi': 404,
    });
  });

  it('lists the page in the sitemap, once for each value and language', () => {
    const listed = bodyOf('/sitemap.xml').match(
      /(?<=<loc>https:\/\/example\.com)[^<]*\/example\/[^<]*/g,
    );
    expect(listed?.toSorted()).toEqual([
      '/es/example/oh',
      '/es/example/tx',
      '/example/oh',
      '/example/tx',
    ]);
  });

  it('includes the page in the browser tests', () => {
    const print =
      "import { everyPage } from './pages.ts';\nconsole.log(JSON.stringify(everyPage));";
    writeFileSync(join(copy.folder, 'e2e/print-pages.ts'), print);
    const { stdout } = copy.run('.', 'e2e/print-pages.ts');
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ name: 'exampleState', address: '/example/oh' }),
    );
  });
});
