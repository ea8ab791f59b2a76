import { DataFault } from './data-fault.ts';
import type { Sourced } from './read-table.ts';

/** Columns that every county table has. */
interface CountyRow {
  readonly county_fips: string;
  readonly county: string;
  readonly state: string;
}

/**
 * The figures in one file, by county code. `of` throws an error if the file does not have the
 * county.
 */
export interface CountyTable<Figures> {
  readonly codes: readonly string[];
  has(fips: string): boolean;
  of(fips: string): Figures & { readonly place: string };
}

/** Territories that have no tax or insurance rates. The build does not ship them. */
const territories: readonly string[] = ['PR', 'GU', 'VI'];

export function isShipped({ row }: Sourced<{ readonly state: string }>): boolean {
  return !territories.includes(row.state);
}

/**
 * Indexes rows by county. Throws an error if a county appears twice or its code does not match its
 * state.
 */
export function byCounty<Row extends CountyRow, Figures>(
  file: string,
  table: readonly Sourced<Row>[],
  figuresOf: (row: Row, place: string) => Figures,
): CountyTable<Figures> {
  const counties = new Map<string, Figures & { readonly place: string }>();
  const stateOfPrefix = new Map<string, string>();

  for (const { place, row } of table.filter(isShipped)) {
    const { county_fips: fips, state } = row;
    if (counties.has(fips)) throw new DataFault(place, `county ${fips} appears twice`);
    counties.set(fips, { ...figuresOf(row, place), place });

    const expected = stateOfPrefix.get(fips.slice(0, 2)) ?? state;
    if (state !== expected) throw new DataFault(place, `county ${fips} is in ${expected}`);
    stateOfPrefix.set(fips.slice(0, 2), expected);
  }
  return {
    codes: [...counties.keys()].sort(),
    has: (fips) => counties.has(fips),
    of(fips) {
      const found = counties.get(fips);
      if (!found) throw new DataFault(file, `no row for county ${fips}`);
      return found;
    },
  };
}

/** Returns the year of a file. Every row must have the same year. */
export function singleYear<Row>(
  table: readonly Sourced<Row>[],
  yearOf: (row: Row) => number,
): number {
  const years = table.map(({ row }) => yearOf(row));
  const [year = 0] = years;
  const other = table.find(({ row }) => yearOf(row) !== year);
  if (other) throw new DataFault(other.place, `year ${yearOf(other.row)} in a table of ${year}`);
  return year;
}
