import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** Areas that no page lists, because they load before anything renders. */
const unlisted = ['common', 'plain'];

const read = (file: string) => readFileSync(file, 'utf8');

/** The area of each exported catalog. */
const areas = new Map(
  [...read(join(src, 'lib/texts.ts')).matchAll(/const (\w+) = textOf\('([\w-]+)'/g)].map(
    ([, name = '', area = '']) => [name, area],
  ),
);

function importsOf(file: string): string[] {
  const paths = read(file)
    // A type needs no text, and a lazy page loads its own.
    .replaceAll(/import type [^;]*;/g, '')
    .replaceAll(/lazyPage\([\s\S]*?\n?\);/g, '')
    .matchAll(/(?:from|import\()\s*'((?:@|\.)[^']*\.tsx?)'/g);
  return [...paths].map(([, path = '']) =>
    path.startsWith('@/') ? join(src, path.slice(2)) : join(dirname(file), path),
  );
}

function areasUsedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const [, names = ''] = read(file).match(/import \{([^}]*)\} from '@?[^']*\/texts\.ts'/) ?? [];
  const own = names
    .split(',')
    .flatMap((name) => areas.get(name.trim().split(' ')[0] ?? '') ?? [])
    .filter((area) => !unlisted.includes(area));
  return new Set([...own, ...importsOf(file).flatMap((path) => [...areasUsedBy(path, seen)])]);
}

interface Page {
  readonly path: string;
  readonly named: readonly string[];
}

function pagesIn(file: string): Page[] {
  const pages = read(file).matchAll(
    /lazyPage\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)/g,
  );
  return [...pages].map(([, named = '', path = '']) => ({
    path: path.startsWith('@/') ? join(src, path.slice(2)) : join(dirname(file), path),
    named: [...named.matchAll(/'([^']+)'/g)].map(([, area = '']) => area),
  }));
}

const pages = globSync('**/*.{ts,tsx}', { cwd: src })
  .map((file) => join(src, file))
  .filter((file) => !file.endsWith('lazy-page.ts'))
  .flatMap(pagesIn);

describe('a lazy page', () => {
  it('is found by this test no matter which file defines it', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages.map((page) => [page.path.slice(src.length + 1), page] as const))(
    '%s lists the text areas that it and its imports use',
    (_, { path, named }) => {
      expect([...named].sort()).toEqual([...areasUsedBy(path)].sort());
    },
  );

  it('is the only place that uses text outside `common` and `plain`', () => {
    expect([...areasUsedBy(join(src, 'main.tsx'))]).toEqual([]);
  });
});
