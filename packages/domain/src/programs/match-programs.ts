import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { type Assessed, assessAll, type MatchContext } from './assess.ts';
import { type AlmostProgram, type MatchedProgram, programForQuote } from './matched-program.ts';
import { compareRank } from './ranking.ts';
import { excludedStatesFinding } from './rules/excluded-states.ts';
import type { ProgramFacts } from './rules/program-facts.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

export interface Matches {
  readonly programs: MatchedProgram[];
  readonly almostThere: AlmostProgram[];
}

/**
 * Programs that a buyer matches, and programs that the buyer would match after one change. Both
 * lists are in rank order.
 */
export function matchPrograms(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
): Matches {
  return matchesOf(assessAll(programs, facts, area, context), context.today);
}

/**
 * Picks the matches, and the programs that would match after one change, from assessed programs.
 *
 * @param today the current date, such as 2026-11-21
 */
export function matchesOf(assessed: readonly Assessed[], today: string): Matches {
  const matches: Matches = { programs: [], almostThere: [] };
  for (const { program, assessment } of assessed) {
    if (assessment.verdict === 'match') {
      const { verdict } = assessment;
      matches.programs.push({ ...programForQuote(program, assessment, today), verdict });
    }
    if (assessment.verdict === 'almost') {
      const { verdict, change } = assessment;
      matches.almostThere.push({ ...programForQuote(program, assessment, today), verdict, change });
    }
  }
  matches.programs.sort(compareRank);
  matches.almostThere.sort(compareRank);
  return matches;
}

/**
 * Programs that may match a home somewhere in a county. Most catalog programs serve other places,
 * so they cannot match under any other rules. The city is still checked for each match.
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
