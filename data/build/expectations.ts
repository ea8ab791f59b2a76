import { DataFault } from './data-fault.ts';
import type { Table } from './table.ts';

/** A cell whose value we know from another source. */
export interface KnownCase {
  readonly table: string;
  readonly key: string;
  /** The year of the row, in a table of several years. */
  readonly year?: number;
  readonly column: string;
  readonly value: string | RegExp;
}

/** The required contents of the source files. The build stops if the files do not match. */
export interface Expectations {
  /** Minimum and maximum number of rows in each table. */
  readonly rows: Readonly<Record<string, readonly [number, number]>>;
  readonly programs: readonly [number, number];
  readonly knownCases: readonly KnownCase[];
}

export function checkCount(
  what: string,
  count: number,
  [fewest, most]: readonly [number, number] = [0, 0],
): void {
  if (count < fewest || count > most) {
    throw new DataFault(what, `found ${count}, expected ${fewest} to ${most}`);
  }
}

export function checkKnownCase(tables: readonly Table[], known: KnownCase): void {
  const table = tables.find(({ file }) => file === known.table);
  const row = table?.rows.find(
    ([key, year]) => key === known.key && (known.year === undefined || year === String(known.year)),
  );
  const found = row?.[table?.columns.indexOf(known.column) ?? -1];
  const isRight =
    typeof known.value === 'string' ? found === known.value : known.value.test(found ?? '');
  if (isRight) return;

  const place = `${known.table} ${known.key}`;
  throw new DataFault(place, `${known.column} is ${found ?? 'missing'}, not ${known.value}`);
}
