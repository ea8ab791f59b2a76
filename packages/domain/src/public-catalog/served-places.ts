import * as z from 'zod/mini';
import type { Coverage } from '../catalog/catalog-program.ts';

/** The parts of a county that local programs serve. */
export const ServedPlaces = z.strictObject({
  /** City names. */
  cities: z.array(z.string()),
  /** Whether a program serves some cities of the county that we cannot identify. */
  hasOtherCities: z.boolean(),
  /**
   * `all`: a program serves the whole county. `most`: no program serves the whole county, but one
   * serves all of it except some cities.
   */
  county: z.enum(['all', 'most', 'none']),
});
export type ServedPlaces = z.infer<typeof ServedPlaces>;

/**
 * Returns the parts of a county that its local programs serve. If a program lists several cities
 * and several counties, its cities are excluded, because we do not know which county each city is
 * in.
 *
 * @param coverages the coverage of each program
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
