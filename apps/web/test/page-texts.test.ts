import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageName, pageNames, pages } from '@latchkey/contract';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/**
 * Areas of UI text that no page needs to list, because the app loads them before rendering
 * anything.
 */
const unlisted = ['common', 'plain'];

const read = (file: string) => readFileSync(file, 'utf8');

/** Maps each catalog to the area of UI text that exports it. */
const areas = new Map(
  [...read(join(src, 'lib/texts.ts')).matchAll(/const (\w+) = textOf\('([\w-]+)'/g)].map(
    ([, name = '', area = '']) => [name, area],
  ),
);

function importsOf(file: string): string[] {
  const paths = read(file)
    // Type imports do not need texts, and a lazy page loads its own texts.
    .replaceAll(/import type [^;]*;/g, '')
    .replaceAll(/lazyWithText\([\s\S]*?\n\);/g, '')
    .replaceAll(/(page|loader): async \(\) =>\s*\(await import[^,]*,/g, '')
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

/** Returns the paths of the modules that match a pattern in the page table's source. */
function modulesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, path = '']) =>
    path.startsWith('@/') ? join(src, path.slice(2)) : join(src, 'app', path),
  );
}

const table = read(join(src, 'app/page-modules.ts'));

/**
 * Returns a page's modules from the page table: its code and layout or, for question pages, the
 * modules of all questions.
 */
function modulesOf(name: PageName): string[] {
  const start = name === 'question' ? 'const questionModules' : `\n  ${name}: {`;
  const end = name === 'question' ? '\n};' : '\n  },';
  const [, rest = ''] = table.split(start);
  const [entry = ''] = rest.split(end);
  const shell = pages[name].audience.match(/operator|catalog|manager|auditor/)
    ? ['./operator-shell.tsx']
    : [];
  return [
    ...modulesIn(entry, /import\(\s*'([^']+)'/g),
    ...shell.map((path) => join(src, 'app', path)),
  ];
}

/** Components that load separately: `lazyWithText([areas], … import(path))`. */
const parts = globSync('**/*.tsx', { cwd: src })
  .map((file) => join(src, file))
  .flatMap((file) =>
    [
      ...read(file).matchAll(
        /lazyWithText\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)/g,
      ),
    ].map(([, named = '', path = '']) => ({
      path: path.startsWith('@/') ? join(src, path.slice(2)) : join(dirname(file), path),
      named: [...named.matchAll(/'([^']+)'/g)].map(([, area = '']) => area),
    })),
  );

const areasOf = (modules: readonly string[]) =>
  [...new Set(modules.flatMap((module) => [...areasUsedBy(module)]))].sort();

describe('the UI text of a page', () => {
  const single = pageNames.filter(
    (name) => !pages[name].audience.match(/operator|catalog|manager|auditor/),
  );
  it.each(single)(
    "lists for the page %s exactly the text areas that the page's modules use",
    (name) => {
      expect(areasOf(modulesOf(name))).toEqual([...pages[name].texts].sort());
    },
  );

  it('loads the UI text of all pages for our team together', () => {
    const team = pageNames.filter((name) => !single.includes(name));
    const used = areasOf(team.flatMap(modulesOf));
    for (const name of team) expect([...pages[name].texts].sort()).toEqual(used);
  });

  it.each(parts)(
    'lists for the component $path exactly the text areas that the component uses',
    ({ path, named }) => {
      expect([...named].sort()).toEqual(areasOf([path]));
    },
  );

  it("uses only `common` and `plain` in the app's entry module", () => {
    expect([...areasUsedBy(join(src, 'main.tsx'))]).toEqual([]);
  });
});
