import type { Location } from '@latchkey/domain';
import type { CatalogPlaces } from '@latchkey/domain/catalog-check';
import type { County } from './counties.ts';

/**
 * Returns the counties, and the postal cities in each state, that a program's coverage may list.
 */
export function catalogPlaces(
  counties: ReadonlyMap<string, County>,
  locations: readonly Location[],
): CatalogPlaces {
  const areas = [...counties.values()].map(({ area }) => area);
  const citiesOfState = new Map<string, Set<string>>();
  for (const { state, city } of locations) {
    const cities = citiesOfState.get(state) ?? new Set();
    citiesOfState.set(state, cities.add(city.toLowerCase()));
  }
  return {
    stateOfCounty: new Map(areas.map(({ countyFips, state }) => [countyFips, state])),
    medianOfCounty: new Map(
      areas.flatMap(({ countyFips, income }) =>
        income ? [[countyFips, income.medianFamilyIncome] as const] : [],
      ),
    ),
    citiesOfState,
  };
}
