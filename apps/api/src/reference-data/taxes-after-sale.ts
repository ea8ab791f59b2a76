import { join } from 'node:path';
import { TaxAfterSale } from '@latchkey/domain';
import { numberIn, readTable } from './read-table.ts';

const columns = ['place', 'rate', 'exemption', 'basis', 'source', 'as_of', 'quality'] as const;

/** Matches a city with its own tax: the county's FIPS code and the city's name. */
const CITY = /^(\d{5}) (.+)$/;

interface TaxesAfterSale {
  /**
   * Taxes by county FIPS code. The entry for a state's code applies to all other counties of the
   * state.
   */
  readonly ofPlace: ReadonlyMap<string, TaxAfterSale>;
  /** City taxes, by the county's FIPS code and then by the city's name. */
  readonly ofCities: ReadonlyMap<string, ReadonlyMap<string, TaxAfterSale>>;
}

/** Reads the property taxes in the first full year after a sale. */
export function loadTaxesAfterSale(folder: string): TaxesAfterSale {
  const ofPlace = new Map<string, TaxAfterSale>();
  const ofCities = new Map<string, Map<string, TaxAfterSale>>();
  readTable(join(folder, 'tax-after-sale.tsv'), columns, ([place, ...row]) => {
    const [rate, exemption, , source, asOf, quality] = row;
    const { data, error } = TaxAfterSale.safeParse({
      rate: numberIn(rate),
      exemption: exemption === '' ? null : numberIn(exemption),
      quality,
      source,
      asOf,
    });
    if (error) throw new RangeError(`${error.issues[0]?.path.join('.')} is not valid`);
    const [, fips, city] = CITY.exec(place) ?? [];
    if (fips === undefined || city === undefined) ofPlace.set(place, data);
    else ofCities.set(fips, (ofCities.get(fips) ?? new Map()).set(city, data));
  });
  return { ofPlace, ofCities };
}
