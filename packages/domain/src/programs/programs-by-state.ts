import { capOf } from '../assistance/cap-of.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { isFundingOpen, needsVerifying, newestSource, statusOn } from './freshness.ts';
import { type Ranked, rankPrograms } from './ranking.ts';

/** A program in a state's list, with the catalog's facts. The buyer's answers are not known. */
type ListedProgram = Pick<
  CatalogProgram,
  'id' | 'slug' | 'agencyName' | 'programName' | 'maxAmount' | 'maxPercent' | 'status' | 'checkedOn'
>;

/** The number of programs that serve a state, and the state's first programs. */
export interface StatePrograms {
  readonly state: string;
  /** Number of programs of the state, its counties and its cities. */
  readonly own: number;
  /** Number of national programs that serve the state. */
  readonly national: number;
  /** The state's own programs that come first in the published ranking. */
  readonly first: readonly ListedProgram[];
}

/** Number of programs to list for each state. */
const LISTED = 3;

/**
 * Counts the catalog's programs for each state. The states are sorted by abbreviation.
 *
 * @param today the current date, such as 2026-11-21
 */
export function programsByState(
  programs: readonly CatalogProgram[],
  today: string,
): readonly StatePrograms[] {
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
      first: firstOf(own, today),
    };
  });
}

/**
 * Ranks programs by their own caps, because there is no quote and therefore no five-year result.
 * Uses the lowest tier of a program with tiers. The status is open only if a recent source says so.
 */
function firstOf(programs: readonly CatalogProgram[], today: string): ListedProgram[] {
  return rankPrograms(programs.map((program) => ({ program, ...rankOf(program, today) })))
    .slice(0, LISTED)
    .map(({ program }) => {
      const { cap: maxAmount, maxPercent } = capOf(program);
      const { id, slug, agencyName, programName, checkedOn } = program;
      const status = shownStatus(program, today);
      return { id, slug, agencyName, programName, maxAmount, maxPercent, status, checkedOn };
    });
}

function rankOf(program: CatalogProgram, today: string): Ranked {
  const { id, fullName, kind, provider, tiers, sources } = program;
  const { cap } = capOf(program);
  return {
    id,
    fullName,
    kind,
    provider,
    status: statusOn(program, today),
    hasCheck:
      tiers !== null || needsVerifying({ ...program, newestSource: newestSource(sources) }, today),
    fiveYear: cap === null ? null : { low: cap },
  };
}

function shownStatus(program: CatalogProgram, today: string): CatalogProgram['status'] {
  const status = statusOn(program, today);
  return status === 'open' && !isFundingOpen(program, today) ? 'unknown' : status;
}
