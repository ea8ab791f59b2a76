import * as z from 'zod';
import { decimal, Fips, orNothing, State, wholeNumber } from './columns.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'tax_after_sale.csv';

const TaxAfterSale = z.object({
  state: State,
  /** Empty for the other counties of the state. */
  county_fips: orNothing(Fips),
  rate_of_price_percent: decimal(0.2, 5),
  exemption_dollars: orNothing(wholeNumber(1, 300_000)),
  basis: z.string().regex(/^[^\t\n]+$/, 'is empty, or contains a tab or a line break'),
  source_url: z.string().regex(/^https?:\/\/\S+$/, 'not an address'),
  as_of: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'not a year or a month'),
  quality: z.enum(['published', 'computed', 'state-average']),
});

/**
 * The property tax of the first full year after a sale, where a sale resets what is taxed. One row
 * for a county, or for the other counties of a state, under the state's letters.
 */
export function taxAfterSaleTable(folder: string, counties: Table) {
  const stateOf = new Map(counties.rows.map(([fips = '', state = '']) => [fips, state]));
  const states = new Set(stateOf.values());
  const rows = new Map<string, readonly string[]>();
  const years: string[] = [];
  for (const { place, row } of readTable(folder, file, TaxAfterSale)) {
    const { state, county_fips: fips, quality } = row;
    const key = fips ?? state;
    if (rows.has(key)) throw new DataFault(place, `${key} appears twice`);
    if (!states.has(state)) throw new DataFault(place, `no state ${state}`);
    if (fips !== null && stateOf.get(fips) !== state) {
      throw new DataFault(place, `no county ${fips} in ${state}`);
    }
    if (fips === null && quality !== 'state-average') {
      throw new DataFault(place, `quality ${quality} for a whole state`);
    }
    years.push(row.as_of.slice(0, 4));
    rows.set(key, [
      key,
      String(row.rate_of_price_percent),
      String(row.exemption_dollars ?? ''),
      row.basis,
      row.source_url,
      row.as_of,
      quality,
    ]);
  }
  const table: Table = {
    file: 'tax-after-sale.tsv',
    columns: ['place', 'rate', 'exemption', 'basis', 'source', 'as_of', 'quality'],
    rows: [...rows.values()].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
  return { table, years: `${years.toSorted().at(0)}-${years.toSorted().at(-1)}` };
}
