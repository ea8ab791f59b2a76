import { describe, expect, it } from 'vitest';
import { scriptsOf } from './page-scripts.ts';

describe('scriptsOf', () => {
  const chunk = (fileName: string, modules: string | null, ...imports: string[]) => ({
    fileName,
    moduleIds: modules?.split(' ') ?? [],
    imports,
    isEntry: fileName === 'start.js',
  });
  const chunks = [
    chunk('start.js', 'index.html', 'vendor.js'),
    chunk('vendor.js', null),
    chunk('page.js', 'page.tsx', 'start.js', 'shared.js'),
    chunk('shared.js', null, 'vendor.js', 'deep.js'),
    chunk('deep.js', null, 'shared.js'),
    chunk('other.js', 'other.tsx', 'shared.js'),
    chunk('en.js', '/texts/src/en/about.ts?compiled'),
    chunk('es.js', '/texts/src/es/about.ts?compiled'),
    chunk('more.js', '/texts/src/en/more.ts?compiled', 'words.js'),
    chunk('words.js', null),
    chunk('both.js', '/texts/src/en/short.ts?compiled /texts/src/en/brief.ts?compiled'),
  ];

  it("lists a page's code and UI text and all their imports, except files that every page loads", () => {
    expect(scriptsOf(chunks, ['page.tsx'], ['about'])).toEqual({
      en: ['/page.js', '/en.js', '/shared.js', '/deep.js'],
      es: ['/page.js', '/es.js', '/shared.js', '/deep.js'],
    });
  });

  it('lists a file with several text areas only once', () => {
    expect(scriptsOf(chunks, [], ['short', 'brief']).en).toEqual(['/both.js']);
  });

  it('lists the English file if the language has no such text file', () => {
    const { en, es } = scriptsOf(chunks, [], ['more']);
    expect(en).toEqual(['/more.js', '/words.js']);
    expect(es).toEqual(en);
  });
});
