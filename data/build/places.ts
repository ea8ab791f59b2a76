import type { CatalogPlaces } from '@latchkey/domain/catalog-check';
import type { CountyTable } from './counties.ts';
import type { Table } from './table.ts';

/** Reads the counties and postal cities of each state from the shipped tables. */
export function placesOf(
  counties: Table,
  zipCodes: Table,
  incomes: Pick<CountyTable<{ readonly median: number }>, 'codes' | 'of'>,
): CatalogPlaces {
  const stateOfCounty = new Map(counties.rows.map(([fips = '', state = '']) => [fips, state]));
  const medianOfCounty = new Map(incomes.codes.map((fips) => [fips, incomes.of(fips).median]));
  const citiesOfState = new Map<string, Set<string>>();

  for (const [, city = '', , parts = ''] of zipCodes.rows) {
    for (const part of parts.split(',')) {
      const state = stateOfCounty.get(part.slice(0, 5)) ?? '';
      const cities = citiesOfState.get(state) ?? new Set();
      citiesOfState.set(state, cities.add(city.toLowerCase()));
    }
  }
  return { stateOfCounty, medianOfCounty, citiesOfState };
}
