import { countySlug, usStates } from '@latchkey/domain';
import type { County } from '../reference-data/counties.ts';

/** The counties of each state, keyed by slug. States are keyed by their code in lower case. */
export type CountiesOfStates = ReadonlyMap<string, ReadonlyMap<string, County>>;

/** @param counties all counties, in any order */
export function countiesOfStates(counties: Iterable<County>): CountiesOfStates {
  const all = new Map(
    [...usStates.keys()].map((code) => [code.toLowerCase(), new Map<string, County>()]),
  );
  for (const county of counties) {
    const { state, county: name } = county.area;
    all.get(state.toLowerCase())?.set(countySlug(name), county);
  }
  return all;
}
