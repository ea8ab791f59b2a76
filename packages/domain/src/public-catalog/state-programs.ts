import * as z from 'zod/mini';
import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { isLocal } from '../programs/coverage.ts';
import { programsInCounty } from '../programs/match-programs.ts';
import { compareText } from '../programs/ranking.ts';
import { inPublicOrder, ListedProgram, listedProgram } from './listed-program.ts';
import { ServedPlaces, servedPlaces } from './served-places.ts';

/** A county and its local programs, which serve only some counties or cities. */
const CountyCount = z.strictObject({
  countyFips: z.string(),
  county: z.string(),
  /** Number of local programs. */
  own: z.int(),
  /** The largest amount that a local program pays, in dollars. Null if no amount is known. */
  most: z.nullable(z.number()),
  /** The parts of the county that local programs serve. Null if the county has no local program. */
  serves: z.nullable(ServedPlaces),
});
export type CountyCount = z.infer<typeof CountyCount>;

/** Programs in three groups, each in the public order. */
export const ProgramsByArea = z.strictObject({
  /** The typical home price that the order is based on, in dollars. See `inPublicOrder`. */
  typicalPrice: z.number(),
  /** Programs that serve only some counties or cities. */
  local: z.array(ListedProgram),
  /** Programs that serve the whole state. */
  statewide: z.array(ListedProgram),
  national: z.array(ListedProgram),
});
export type ProgramsByArea = z.infer<typeof ProgramsByArea>;

/** The programs of a state, and the state's counties sorted by name. */
export const ProgramsOfState = z.strictObject({
  state: z.string(),
  ...ProgramsByArea.shape,
  counties: z.array(CountyCount),
});
export type ProgramsOfState = z.infer<typeof ProgramsOfState>;

/**
 * Lists the programs of a state.
 *
 * @param counties the counties of the state
 * @param typicalPrice the typical price of a home in the state, in dollars
 * @param today the current date, such as 2026-11-21
 */
export function programsOfState(
  programs: readonly CatalogProgram[],
  state: string,
  counties: readonly Area[],
  typicalPrice: number,
  today: string,
): ProgramsOfState {
  const serving = programs.filter(({ coverage }) =>
    coverage.scope === 'national'
      ? !coverage.exceptStates.includes(state)
      : coverage.state === state,
  );
  const local = serving.filter(isLocal);
  return {
    state,
    ...groupsOf(serving, typicalPrice, today),
    counties: counties
      .map((area) => countyCount(local, area, today))
      .toSorted((a, b) => compareText(a.county, b.county)),
  };
}

/**
 * Lists the national programs.
 *
 * @param typicalPrice the typical price of a home in the nation, in dollars
 * @param today the current date, such as 2026-11-21
 */
export function nationalPrograms(
  programs: readonly CatalogProgram[],
  typicalPrice: number,
  today: string,
): ListedProgram[] {
  return groupsOf(programs, typicalPrice, today).national;
}

/**
 * Lists the programs that serve a county.
 *
 * @param typicalPrice the typical price of a home in the county, in dollars
 * @param today the current date, such as 2026-11-21
 */
export function programsOfCounty(
  programs: readonly CatalogProgram[],
  county: Area,
  typicalPrice: number,
  today: string,
): ProgramsByArea {
  return groupsOf(programsInCounty(programs, county), typicalPrice, today);
}

function groupsOf(
  programs: readonly CatalogProgram[],
  typicalPrice: number,
  today: string,
): ProgramsByArea {
  const listed = (isWanted: (program: CatalogProgram) => boolean) =>
    inPublicOrder(programs.filter(isWanted), typicalPrice, today).map((each) =>
      listedProgram(each, today),
    );
  return {
    typicalPrice,
    local: listed(isLocal),
    statewide: listed(({ coverage }) => coverage.scope === 'state'),
    national: listed(({ coverage }) => coverage.scope === 'national'),
  };
}

function countyCount(local: readonly CatalogProgram[], area: Area, today: string): CountyCount {
  const own = programsInCounty(local, area);
  const amounts = own.flatMap((each) => listedProgram(each, today).maxAmount ?? []);
  const { countyFips, county } = area;
  return {
    countyFips,
    county,
    own: own.length,
    most: amounts.length > 0 ? Math.max(...amounts) : null,
    serves: own.length > 0 ? servedPlaces(own.map(({ coverage }) => coverage)) : null,
  };
}
