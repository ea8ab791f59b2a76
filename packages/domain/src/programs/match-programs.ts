import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { assess } from './assess.ts';
import { type AlmostProgram, type MatchedProgram, programForQuote } from './matched-program.ts';
import { compareRank } from './ranking.ts';
import { excludedStatesFinding } from './rules/excluded-states.ts';
import type { ProgramFacts } from './rules/program-facts.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

export interface Matches {
  readonly programs: MatchedProgram[];
  readonly almostThere: AlmostProgram[];
}

/** The programs that a buyer matches and those that one change would add, each in rank order. */
export function matchPrograms(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
): Matches {
  const matches: Matches = { programs: [], almostThere: [] };
  for (const program of programs) {
    const found = assess(program, facts, area);
    if (found.verdict === 'match') {
      const { verdict } = found;
      matches.programs.push({ ...programForQuote(program, found), verdict });
    }
    if (found.verdict === 'almost') {
      const { verdict, change } = found;
      matches.almostThere.push({ ...programForQuote(program, found), verdict, change });
    }
  }
  matches.programs.sort(compareRank);
  matches.almostThere.sort(compareRank);
  return matches;
}

/**
 * The programs that may match a home somewhere in a county: most of a catalog lies elsewhere, and
 * no other rule can bring that near. Which city it is, each match still asks.
 */
export function programsInCounty(
  programs: readonly CatalogProgram[],
  area: Area,
): CatalogProgram[] {
  return programs.filter((program) => {
    const { reason } = serviceAreaFinding(program, { homeLocation: { city: '' } }, area);
    return (
      reason !== 'other-state' &&
      reason !== 'other-county' &&
      excludedStatesFinding(program, area).verdict !== 'not-met'
    );
  });
}
