import * as z from 'zod/mini';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { inPublicOrder, ListedProgram, lastCheckedOn, listedProgram } from './listed-program.ts';

/**
 * A program as listed on the map of the states. Contains some of the fields that the program has in
 * its state's list.
 */
const FirstProgram = z.pick(ListedProgram, {
  id: true,
  slug: true,
  agencyName: true,
  programName: true,
  maxAmount: true,
  maxPercent: true,
  status: true,
  statusCheckedOn: true,
  statusSaidBy: true,
  closesOn: true,
});

/** The number of programs that serve a state, and the first few of the state's own programs. */
export const StatePrograms = z.strictObject({
  state: z.string(),
  /** Number of programs of the state, its counties and its cities. */
  own: z.int(),
  /** Number of national programs that serve the state. */
  national: z.int(),
  /** The most recent day on which we checked one of the state's own programs. */
  checkedOn: z.nullable(ListedProgram.shape.checkedOn),
  /** The state's own programs that come first in the public order. */
  first: z.array(FirstProgram),
});
export type StatePrograms = z.infer<typeof StatePrograms>;

/** Number of programs to list for each state. */
const LISTED = 3;

/**
 * Counts the catalog's programs for each state. The states are sorted by abbreviation.
 *
 * @param priceIn the typical price of a home in a state, in dollars
 * @param today the current date, such as 2026-11-21
 */
export function programsByState(
  programs: readonly CatalogProgram[],
  priceIn: (state: string) => number,
  today: string,
): StatePrograms[] {
  const isNational = ({ coverage }: CatalogProgram) => coverage.scope === 'national';
  const national = programs.filter(isNational);
  const local = programs.filter((program) => !isNational(program));
  const states = new Set(local.flatMap(({ coverage }) => coverage.state ?? []));
  return [...states].sort().map((state) => {
    const own = local.filter(({ coverage }) => coverage.state === state);
    return {
      state,
      own: own.length,
      national: national.filter(({ coverage }) => !coverage.exceptStates.includes(state)).length,
      checkedOn: lastCheckedOn(own),
      first: inPublicOrder(own, priceIn(state), today)
        .slice(0, LISTED)
        .map((program) => firstProgram(listedProgram(program, today))),
    };
  });
}

function firstProgram(program: ListedProgram): z.infer<typeof FirstProgram> {
  const { id, slug, agencyName, programName, maxAmount, maxPercent } = program;
  const { status, statusCheckedOn, statusSaidBy, closesOn } = program;
  return {
    id,
    slug,
    agencyName,
    programName,
    maxAmount,
    maxPercent,
    status,
    statusCheckedOn,
    statusSaidBy,
    closesOn,
  };
}
