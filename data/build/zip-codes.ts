import * as z from 'zod';
import { checkParts } from './check-zip-code.ts';
import { decimal, Fips, Flag, Name, orNothing, State, wholeNumber, Zip } from './columns.ts';
import { isShipped } from './counties.ts';
import { DataFault } from './data-fault.ts';
import { readTable, type Sourced } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'zip_county.csv';

const ZipPart = z.object({
  zip: Zip,
  county_fips: Fips,
  county: Name,
  city: Name,
  state: State,
  /** The share of the ZIP Code's homes that are in the county, from 0.05 to 1. */
  share: decimal(0.05, 1),
  is_primary: Flag,
  population: orNothing(wholeNumber(0, 200_000)),
});
/** The part of a ZIP Code in one county. */
export type ZipPart = z.infer<typeof ZipPart>;

/**
 * Returns the table of ZIP Codes with their city, population and counties. The population is 0 if
 * the census counts no residents there, such as for post office boxes and single buildings. The
 * county column contains the county's code, and the share of the ZIP Code's homes in that county if
 * the share is below 1. The county with the largest share comes first.
 */
export function zipCodesTable(folder: string, counties: Table): Table {
  const parts = readTable(folder, file, ZipPart).filter(isShipped);
  checkCounties(parts, counties);

  const zips = Map.groupBy(parts, ({ row }) => row.zip);
  return {
    file: 'zip-codes.tsv',
    columns: ['zip', 'city', 'population', 'counties'],
    rows: [...zips.values()].map(zipRow).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
}

function zipRow(unordered: readonly Sourced<ZipPart>[]): string[] {
  const parts = unordered.toSorted((a, b) => order(a.row, b.row));
  const { zip, city, population } = checkParts(parts);
  const shares = parts.map(({ row: { county_fips: fips, share } }) =>
    share === 1 ? fips : `${fips}:${share}`,
  );
  return [zip, plainCase(city), String(population ?? 0), shares.join()];
}

/** Sorts the part in the primary county first, then the other parts by share, largest first. */
function order(a: ZipPart, b: ZipPart): number {
  if (a.is_primary !== b.is_primary) return a.is_primary ? -1 : 1;
  return b.share - a.share || (a.county_fips < b.county_fips ? -1 : 1);
}

/** Checks that every ZIP Code is in a county with rates, and that every county has a ZIP Code. */
function checkCounties(parts: readonly Sourced<ZipPart>[], counties: Table): void {
  const known = new Map(
    counties.rows.map(([fips, state, county]) => [fips, `${county}, ${state}`]),
  );
  const withoutZip = new Set(known.keys());

  for (const { place, row } of parts) {
    const { zip, county_fips: fips, county, state } = row;
    const name = known.get(fips);
    if (!name) throw new DataFault(place, `ZIP ${zip} is in county ${fips}, which has no rates`);
    if (name !== `${county}, ${state}`) throw new DataFault(place, `county ${fips} is ${name}`);
    withoutZip.delete(fips);
  }
  const [lonely] = withoutZip;
  if (lonely) throw new DataFault(file, `no ZIP is in county ${lonely} (${known.get(lonely)})`);
}

/** Corrects the capital letters after an apostrophe, as in "Lincoln'S New Salem". */
function plainCase(city: string): string {
  return city.replace(/'S\b/, "'s");
}
