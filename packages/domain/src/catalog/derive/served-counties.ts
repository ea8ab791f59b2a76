import type { CatalogPlaces, CheckedProgram } from '../check/program-fault.ts';

/**
 * Returns the FIPS codes of the counties that a program serves: the listed counties, or all
 * counties of its state. Empty for a national program, and for a program that lists a city without
 * its county.
 */
export function servedCounties(
  { coverage }: Pick<CheckedProgram, 'coverage'>,
  { stateOfCounty }: Pick<CatalogPlaces, 'stateOfCounty'>,
): readonly string[] {
  const { scope, state, counties } = coverage;
  if (counties.length > 0) return counties;
  if (scope !== 'state') return [];
  return [...stateOfCounty.keys()].filter((fips) => stateOfCounty.get(fips) === state);
}
