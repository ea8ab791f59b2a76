import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvs.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Each test that the page names: its file and its title. */
const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

function textOf(file: string): string {
  const places = [
    join(root, file),
    join(root, 'apps/api/src', file),
    join(root, 'apps/api/test', file),
  ];
  const place = places.find((each) => existsSync(each));
  return place === undefined ? '' : readFileSync(place, 'utf8');
}

/** What stands between `| item | what is so | test |` and the next title. */
const promises = page
  .split('\n## ')
  .filter((section) => section.includes('| item | what is so | test |'))
  .flatMap((section) => section.split('\n').filter((line) => /^\| (?!item)/.test(line)));

/** Every number of ASVS on the page; `3.3.1 to 3.3.4` names four. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\b(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(
    ([, section, first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );
}

describe('docs/security.md', () => {
  it.each(named)('names a test that exists: $file "$title"', ({ file, title }) => {
    expect(textOf(file)).toContain(title);
  });

  it('names one in every row', () => {
    expect(promises.length).toBeGreaterThan(80);
    for (const row of promises) expect(row).toMatch(/\.(test|spec)\.ts` "/);
  });

  it('has a place for each requirement of levels 1 and 2 of ASVS, and knows no others', () => {
    const [, ...parts] = page.split('ASVS 5.0.0');
    const placed = new Set(numbersIn(parts.join()));
    const asked = [...requirements].filter(([, level]) => level < 3).map(([number]) => number);
    expect(asked.filter((number) => !placed.has(number))).toEqual([]);
    expect([...placed].filter((number) => !requirements.has(number))).toEqual([]);
  });

  it('does not say of what it promises that it does not apply', () => {
    const [, rest = ''] = page.split('## What does not apply');
    const met = new Set(promises.flatMap((row) => numbersIn(row.split(' | ')[0] ?? '')));
    expect(numbersIn(rest).filter((number) => met.has(number))).toEqual([]);
  });
});
