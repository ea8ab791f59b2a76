import type { TaxAfterSale } from '@latchkey/domain';
import * as z from 'zod';
import { decimal, Fips, orNothing, State, wholeNumber } from './columns.ts';
import { DataFault } from './data-fault.ts';
import { ownTaxesAfterSale } from './own-taxes-after-sale.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'tax_after_sale.csv';

const Row = z.object({
  state: State,
  /** County code. Empty in the row for all other counties of the state. */
  county_fips: orNothing(Fips),
  rate_of_price_percent: decimal(0.2, 5),
  exemption_dollars: orNothing(wholeNumber(1, 300_000)),
  basis: z.string().regex(/^[^\t\n]+$/, 'is empty, or contains a tab or a line break'),
  source_url: z.string().regex(/^https?:\/\/\S+$/, 'not an address'),
  as_of: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'not a year or a month'),
  quality: z.enum(['published', 'computed', 'state-average']),
});

/** A row with its position for error messages. */
export interface PlacedTaxAfterSale extends TaxAfterSale {
  readonly place: string;
  readonly state: string;
  /** County code. Null if the row is for all other counties of a state. */
  readonly fips: string | null;
  /** How the rate was calculated. */
  readonly basis: string;
}

/**
 * Taxes by place. A key is a county code, or a state code for the state's other counties. For a
 * city with its own rate, the key is the county code and the city, such as `26163 Detroit`.
 */
export type TaxesAfterSale = ReadonlyMap<string, PlacedTaxAfterSale>;

/**
 * Reads the property taxes for the first full year after a sale, in places where a sale resets the
 * assessed value.
 */
export function taxesAfterSale(folder: string): TaxesAfterSale {
  const rows = new Map<string, PlacedTaxAfterSale>();
  for (const { place, row } of readTable(folder, file, Row)) {
    const { state, county_fips: fips, rate_of_price_percent: percent, quality } = row;
    const key = fips ?? state;
    if (rows.has(key)) throw new DataFault(place, `${key} appears twice`);
    if (fips === null && quality !== 'state-average') {
      throw new DataFault(place, `quality ${quality} for a whole state`);
    }
    rows.set(key, {
      place,
      state,
      fips,
      rate: Number((percent / 100).toFixed(6)),
      exemption: row.exemption_dollars,
      basis: row.basis,
      source: row.source_url,
      asOf: row.as_of,
      quality,
    });
  }
  for (const [key, row] of ownTaxesAfterSale) {
    if (rows.has(key)) throw new DataFault(row.place, `${file} also has a row for ${key}`);
    rows.set(key, row);
  }
  return rows;
}

/**
 * Returns the table to ship. Excludes our own rows for states that have no counties in `counties`.
 */
export function taxAfterSaleTable(taxes: TaxesAfterSale, counties: Table) {
  const stateOf = new Map(counties.rows.map(([fips = '', state = '']) => [fips, state]));
  const states = new Set(stateOf.values());
  const shipped = [...taxes].filter(
    ([key, { state }]) => states.has(state) || !ownTaxesAfterSale.has(key),
  );
  for (const [, { place, state, fips }] of shipped) {
    if (!states.has(state)) throw new DataFault(place, `no state ${state}`);
    if (fips !== null && stateOf.get(fips) !== state) {
      throw new DataFault(place, `no county ${fips} in ${state}`);
    }
  }
  const table: Table = {
    file: 'tax-after-sale.tsv',
    columns: ['place', 'rate', 'exemption', 'basis', 'source', 'as_of', 'quality'],
    rows: shipped
      .map(([key, { rate, exemption, basis, source, asOf, quality }]) => {
        return [key, String(rate), String(exemption ?? ''), basis, source, asOf, quality];
      })
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  };
  const years = shipped.map(([, { asOf }]) => asOf.slice(0, 4)).toSorted();
  return { table, years: `${years.at(0)}-${years.at(-1)}` };
}
