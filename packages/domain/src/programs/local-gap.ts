import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { isLocal } from './coverage.ts';

/** The counties for which a catalog has no county or city program. */
export const LocalGap = z.strictObject({
  counties: z.int(),
  /** Number of counties that no county or city program of the catalog lists. */
  without: z.int(),
  people: z.int(),
  /** Population of those counties. */
  peopleWithout: z.int(),
});
export type LocalGap = z.infer<typeof LocalGap>;

/**
 * Counts the counties without a local program in the catalog. A local program is a county or city
 * program, with or without funding. A city program covers each county that it lists, even if the
 * city is only a part of the county.
 *
 * @param people the population of each county, keyed by five-digit FIPS code
 */
export function localGap(
  programs: readonly CatalogProgram[],
  people: ReadonlyMap<string, number>,
): LocalGap {
  const served = new Set(programs.filter(isLocal).flatMap(({ coverage }) => coverage.counties));
  const without = [...people.keys()].filter((fips) => !served.has(fips));
  return {
    counties: people.size,
    without: without.length,
    people: sum(people.values()),
    peopleWithout: sum(without.map((fips) => people.get(fips) ?? 0)),
  };
}

function sum(counts: Iterable<number>): number {
  return Math.round([...counts].reduce((total, count) => total + count, 0));
}
