import * as z from 'zod/mini';
import type { Coverage } from '../catalog/catalog-program.ts';

/** The parts of a county that local programs serve. */
export const ServedPlaces = z.strictObject({
  /** Cities, by name. */
  cities: z.array(z.string()),
  /** Whether a program serves some cities of the county, but we do not know which of its cities. */
  hasOtherCities: z.boolean(),
  /** `most`: a program serves the county without some cities, and no program serves all of it. */
  county: z.enum(['all', 'most', 'none']),
});
export type ServedPlaces = z.infer<typeof ServedPlaces>;

/**
 * Returns the parts of a county that its local programs serve. A program for several cities in
 * several counties does not say which city is in which county, so its cities have no name here.
 *
 * @param coverages the places of each program
 */
export function servedPlaces(coverages: readonly Coverage[]): ServedPlaces {
  const inCities = coverages.filter(({ cities }) => cities.length > 0);
  const isNamed = ({ cities, counties }: Coverage) => cities.length === 1 || counties.length <= 1;
  const whole = coverages.filter(({ cities }) => cities.length === 0);
  const isAll = whole.some(({ exceptCities }) => exceptCities.length === 0);
  const county = isAll ? 'all' : 'most';
  return {
    cities: [...new Set(inCities.filter(isNamed).flatMap(({ cities }) => cities))].sort(),
    hasOtherCities: !inCities.every(isNamed),
    county: whole.length === 0 ? 'none' : county,
  };
}
