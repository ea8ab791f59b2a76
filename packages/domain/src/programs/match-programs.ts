import type { Area } from '../area/area.ts';
import { assess } from './assess.ts';
import type { CatalogProgram } from './catalog-program.ts';
import { type AlmostProgram, type MatchedProgram, programForQuote } from './matched-program.ts';
import type { ProgramFacts } from './program-facts.ts';
import { compareRank } from './ranking.ts';
import { exceptedStatesFinding } from './rules/excepted-states.ts';
import { placeFinding } from './rules/place.ts';

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
    // Most of a catalog lies elsewhere, and no other rule can bring that near.
    if (!isGivenHere(program, facts, area)) continue;

    const found = assess(program, facts, area);
    if (found.verdict === 'match') {
      matches.programs.push({ ...programForQuote(program, found), verdict: found.verdict });
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

function isGivenHere(program: CatalogProgram, facts: ProgramFacts, area: Area): boolean {
  return (
    placeFinding(program, facts, area).verdict !== 'not-met' &&
    exceptedStatesFinding(program, area).verdict !== 'not-met'
  );
}
