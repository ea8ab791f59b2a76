import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { build } from './build.ts';
import type { Expectations } from './expectations.ts';
import { type Row, type SmallSource, smallSource, writeSource } from './small-source.ts';

/** The values that the build must find in {@link smallSource}. */
export const expected: Expectations = {
  rows: {
    'counties.tsv': [3, 3],
    'zip-codes.tsv': [2, 3],
    'tax-after-sale.tsv': [3, 3],
    'bond-price-factors.tsv': [2, 2],
    'home-values.tsv': [2, 3],
    'income-limits.tsv': [3, 6],
    'loan-limits.tsv': [5, 9],
  },
  programs: [1, 4],
  knownCases: [{ table: 'counties.tsv', key: '06901', column: 'property_tax', value: '0.011' }],
};

/** Creates a new folder for each test, where the test can build small sources. */
export function useSmallBuild() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  return {
    run(source: SmallSource, options: { target?: string; expected?: Expectations } = {}): string[] {
      rmSync(join(folder, 'source'), { recursive: true, force: true });
      writeSource(join(folder, 'source'), source);
      const target = join(folder, options.target ?? 'target');
      const costs = join(target, 'costs');
      return build({ expected, ...options, source: join(folder, 'source'), target, costs });
    },
    /** Returns the text of a built file. */
    built: (file: string, target = 'target') => readFileSync(join(folder, target, file), 'utf8'),
    folder: () => folder,
  };
}

/** Returns the small source with changes to some cells of one row. The first row is row 0. */
export function changed(file: string, row: number, cells: Row): SmallSource {
  const source = smallSource();
  Object.assign(rowsOf(source, file)[row] ?? {}, cells);
  return source;
}

export function without(file: string, row: number): SmallSource {
  const source = smallSource();
  rowsOf(source, file).splice(row, 1);
  return source;
}

/** Returns the small source with a copy of one row at the end of the file. */
export function withCopy(file: string, row: number): SmallSource {
  const source = smallSource();
  const rows = rowsOf(source, file);
  rows.push({ ...rows[row] });
  return source;
}

function rowsOf({ tables, programs }: SmallSource, file: string): Row[] {
  return tables[file] ?? programs[file] ?? [];
}
