import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { otherReadings } from '../catalog/readings.ts';
import type { Assessed } from './assess.ts';
import {
  type AlmostProgram,
  type FiveYearOf,
  type MatchedProgram,
  programForQuote,
} from './matched-program.ts';
import { rankPrograms } from './ranking.ts';
import { excludedStatesFinding } from './rules/excluded-states.ts';
import { serviceAreaFinding } from './rules/service-area.ts';

/** The matches, and the programs that would match after one change, both in rank order. */
export interface Matches {
  readonly programs: MatchedProgram[];
  readonly almostThere: AlmostProgram[];
}

/**
 * From the assessed programs, selects the matches and the programs that would match after one
 * change.
 *
 * @param today the current date, such as 2026-11-21
 */
export function matchesOf(
  assessed: readonly Assessed[],
  today: string,
  fiveYearOf: FiveYearOf,
): Matches {
  const programs: MatchedProgram[] = [];
  const almostThere: AlmostProgram[] = [];
  for (const { program, assessment } of assessed) {
    if (assessment.verdict === 'no') continue;
    const forQuote = programForQuote(program, assessment, today, fiveYearOf);
    if (assessment.verdict === 'match') {
      programs.push({ ...forQuote, verdict: assessment.verdict });
    } else {
      const { verdict, change } = assessment;
      almostThere.push({ ...forQuote, verdict, change });
    }
  }
  return { programs: rankPrograms(programs), almostThere: rankPrograms(almostThere) };
}

/**
 * Returns the programs that may match a home in a county. Most catalog programs serve only other
 * areas, so they cannot match any buyer in this county. Matching still checks the city for each
 * program.
 */
export function programsInCounty(
  programs: readonly CatalogProgram[],
  area: Area,
): CatalogProgram[] {
  return programs.filter((program) => {
    return [program, ...otherReadings(program)].some((reading) => mayServe(reading, area));
  });
}

function mayServe(program: CatalogProgram, area: Area): boolean {
  const { reason } = serviceAreaFinding(program, { homeLocation: { city: '' } }, area);
  return (
    reason !== 'other-state' &&
    reason !== 'other-county' &&
    excludedStatesFinding(program, area).verdict !== 'not-met'
  );
}
