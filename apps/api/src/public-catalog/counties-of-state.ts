import { countySlug, usStates } from '@latchkey/domain';
import type { County } from '../reference-data/counties.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/** The counties of each state, by lowercase state code and then by county slug. */
export type CountiesOfStates = ReadonlyMap<string, ReadonlyMap<string, County>>;

/** Returns a function that returns today's counties. Sorts the counties again when they change. */
export function countiesOfStatesNow(
  reference: Pick<ReferenceData, 'counties'>,
): () => CountiesOfStates {
  let { counties } = reference;
  let states = countiesOfStates(counties.values());
  return () => {
    if (counties !== reference.counties) {
      counties = reference.counties;
      states = countiesOfStates(counties.values());
    }
    return states;
  };
}

/** @param counties all counties, in any order */
function countiesOfStates(counties: Iterable<County>): CountiesOfStates {
  const all = new Map(
    [...usStates.keys()].map((code) => [code.toLowerCase(), new Map<string, County>()]),
  );
  for (const county of counties) {
    const { state, county: name } = county.area;
    all.get(state.toLowerCase())?.set(countySlug(name), county);
  }
  return all;
}
