import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvs.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/security');

const read = (name: string) => ({ name, text: readFileSync(join(folder, name), 'utf8') });
const pages = readdirSync(folder).map(read);
const all = pages.map(({ text }) => text).join('\n');

/** Every test that the pages cite, with its file and title. */
const named = [...all.matchAll(/`([^`]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

function textOf(file: string): string {
  const places = ['', 'apps/api/src', 'apps/api/test'].map((place) => join(root, place, file));
  const place = places.find((each) => existsSync(each));
  return place === undefined ? '' : readFileSync(place, 'utf8');
}

/** The rows of the tables that list our security promises. */
const promises = pages.flatMap(({ text }) => {
  const [, table = ''] = text.split('| item | promise | test |\n');
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').filter((line) => line.startsWith('| '));
});

/**
 * Returns the ASVS requirements that a text cites. For example, `3.3.1 to 3.3.4` cites four
 * requirements.
 */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\b(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(
    ([, section, first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );
}

/**
 * Returns the requirements on a chapter's page. If the chapter has no page, returns the
 * requirements on the index page.
 */
function numbersOf(chapter: string): string[] {
  const page = pages.find(({ name }) => name.startsWith(`${chapter.padStart(2, '0')}-`));
  return numbersIn((page ?? read('README.md')).text);
}

describe('the pages in docs/security', () => {
  it('the security pages cite only tests that exist', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ file, title }) => !textOf(file).includes(title))).toEqual([]);
  });

  it('the security pages cite a test for every promise', () => {
    expect(promises.length).toBeGreaterThan(100);
    expect(promises.filter((row) => !/\.(test|spec)\.ts` "/.test(row))).toEqual([]);
  });

  it('the security pages list every ASVS requirement of levels 1 and 2 on the page for its chapter', () => {
    const required = [...requirements].filter(([, level]) => level < 3).map(([number]) => number);
    const missing = required.filter(
      (number) => !numbersOf(number.split('.')[0] ?? '').includes(number),
    );
    expect(missing).toEqual([]);
  });

  it('the security pages cite only requirements that exist in ASVS', () => {
    const [, ...parts] = all.split('5.0.0');
    const unknown = numbersIn(parts.join()).filter((number) => !requirements.has(number));
    expect(unknown).toEqual([]);
  });

  it('the security pages do not list a promise among the requirements that do not apply', () => {
    const met = new Set(promises.flatMap((row) => numbersIn(row.split(' | ')[0] ?? '')));
    const listed = pages.flatMap(({ text }) =>
      numbersIn(text.split('## What does not apply')[1] ?? ''),
    );
    expect(listed.filter((number) => met.has(number))).toEqual([]);
  });
});
