import { join } from 'node:path';
import { numberIn, readTable } from './read-table.ts';

/**
 * Typical home prices, in dollars, rounded to a thousand. For a county, this is the median value of
 * owner-occupied homes. For a state or the nation, it is the population-weighted median: half of
 * the people live in counties with a lower value.
 */
export interface TypicalPrices {
  readonly nation: number;
  /** @param state two letters */
  ofState(state: string): number;
  /**
   * @param fips five-digit FIPS code. If the county's value is unknown, returns the state's price
   */
  ofCounty(fips: string, state: string): number;
}

interface CountyValue {
  readonly state: string;
  readonly people: number;
  readonly value: number;
}

/**
 * Reads the median values of the counties' homes.
 *
 * @param stateOf the state of each county
 * @param people the population of each county
 */
export function loadTypicalPrices(
  folder: string,
  stateOf: (fips: string) => string | undefined,
  people: ReadonlyMap<string, number>,
): TypicalPrices {
  const counties = new Map<string, CountyValue>();
  readTable(join(folder, 'home-values.tsv'), ['fips', 'value'], ([fips, value]) => {
    const state = stateOf(fips);
    if (state === undefined) throw new RangeError(`there is no county "${fips}"`);
    counties.set(fips, { state, people: people.get(fips) ?? 0, value: numberIn(value) });
  });
  const all = [...counties.values()];
  const nation = middleOf(all);
  const states = new Map(
    [...Map.groupBy(all, ({ state }) => state)].map(([state, of]) => [state, middleOf(of)]),
  );
  const ofState = (state: string) => states.get(state) ?? nation;
  return {
    nation,
    ofState,
    ofCounty(fips, state) {
      const value = counties.get(fips)?.value;
      return value === undefined ? ofState(state) : rounded(value);
    },
  };
}

/**
 * Returns the population-weighted median: half of the people live in counties with a lower value.
 */
function middleOf(counties: readonly CountyValue[]): number {
  const half = counties.reduce((sum, { people }) => sum + people, 0) / 2;
  let below = 0;
  for (const { people, value } of counties.toSorted((a, b) => a.value - b.value)) {
    below += people;
    if (below >= half) return rounded(value);
  }
  return 0;
}

function rounded(dollars: number): number {
  return Math.round(dollars / 1_000) * 1_000;
}
