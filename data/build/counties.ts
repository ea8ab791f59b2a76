import { DataFault } from './data-fault.ts';
import type { Sourced } from './read-table.ts';

/** What every row of a county table begins with. */
export interface CountyRow {
  readonly county_fips: string;
  readonly county: string;
  readonly state: string;
}

/** Territories without tax and insurance rates: left out of every table that is shipped. */
const territories: readonly string[] = ['PR', 'GU', 'VI'];

export function isShipped({ row }: Sourced<{ state: string }>): boolean {
  return !territories.includes(row.state);
}

/** Rows by county, sorted by its code; a county that stands twice, or in two states, is a fault. */
export function byCounty<Row extends CountyRow>(table: readonly Sourced<Row>[]) {
  const counties = new Map<string, Sourced<Row>>();
  const stateOfPrefix = new Map<string, string>();

  for (const sourced of table.filter(isShipped)) {
    const { county_fips: fips, state } = sourced.row;
    if (counties.has(fips)) throw new DataFault(sourced.place, `county ${fips} stands twice`);
    counties.set(fips, sourced);

    const prefix = fips.slice(0, 2);
    const expected = stateOfPrefix.get(prefix) ?? state;
    if (state !== expected) throw new DataFault(sourced.place, `${fips} lies in ${expected}`);
    stateOfPrefix.set(prefix, expected);
  }
  return new Map([...counties].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The row of the same county in another file; without one, or under another name, a fault. */
export function sameCounty<Row extends CountyRow>(
  { county_fips: fips, county, state }: CountyRow,
  table: ReadonlyMap<string, Sourced<Row>>,
  file: string,
): Sourced<Row> {
  const found = table.get(fips);
  if (!found) throw new DataFault(file, `no row for county ${fips} (${county}, ${state})`);
  if (found.row.county !== county || found.row.state !== state) {
    throw new DataFault(found.place, `county ${fips} is ${county}, ${state} elsewhere`);
  }
  return found;
}

/** The year that a whole file is of. */
export function singleYear<Row>(
  table: readonly Sourced<Row>[],
  yearOf: (row: Row) => number,
): number {
  const [first] = table;
  if (!first) throw new RangeError('A table without rows has no year');
  const year = yearOf(first.row);
  const other = table.find(({ row }) => yearOf(row) !== year);
  if (other) throw new DataFault(other.place, `year ${yearOf(other.row)} in a table of ${year}`);
  return year;
}
