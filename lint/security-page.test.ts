import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Each test that the page names: its file and its title. */
const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

function textOf(file: string): string {
  const places = [join(root, file), join(root, 'apps/api/src', file)];
  const place = places.find((each) => existsSync(each));
  return place === undefined ? '' : readFileSync(place, 'utf8');
}

describe('docs/security.md', () => {
  it.each(named)('names a test that exists: $file "$title"', ({ file, title }) => {
    expect(textOf(file)).toContain(title);
  });

  it('names one in every row', () => {
    const rows = page.split('\n').filter((line) => /^\| (?!item)/.test(line));
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) expect(row).toMatch(/\.(test|spec)\.ts` "/);
  });
});
