import type { PublicProgram } from '@latchkey/contract';
import { usStates } from '@latchkey/domain';
import { catalogText } from '@/lib/catalog-text.ts';
import { county, oneOf } from '@/lib/format.ts';
import { citiesRequired, exceptStatesRequired, statesRequired } from '@/lib/requirement-words.ts';
import { rulesText, publicProgramText as text } from '@/lib/texts.ts';

type Program = Pick<PublicProgram['program'], 'coverage' | 'specifics'>;

/** Maximum number of counties to list by name. */
const MAX_NAMED_COUNTIES = 3;

/** Describes where the home must be, with notes about the area. */
export function placeWords(
  program: Program,
  counties: PublicProgram['counties'],
): readonly [words: string, notes: readonly string[]] {
  const { scope, state, cities, exceptStates, exceptCities } = program.coverage;
  if (scope === 'national' || state === null) {
    return [statesWords(exceptStates), []];
  }
  if (scope === 'state') return [statesRequired([state]), []];
  const notes = [
    ...(exceptCities.length > 0 ? [rulesText.outsideCities({ cities: oneOf(exceptCities) })] : []),
    catalogText(program.specifics.geographicCoverage),
  ];
  return [cities.length > 0 ? citiesRequired(cities) : countiesWords(counties), notes];
}

/**
 * Lists the states that the program serves or the states that it does not serve. Uses the shorter
 * list.
 */
function statesWords(excepted: readonly string[]): string {
  if (excepted.length === 0) return rulesText.anywhere();
  const served = [...usStates.keys()].filter((code) => !excepted.includes(code));
  return served.length < excepted.length ? statesRequired(served) : exceptStatesRequired(excepted);
}

function countiesWords(counties: PublicProgram['counties']): string {
  if (counties.length > MAX_NAMED_COUNTIES) return rulesText.inListedCounty();
  return text.inCounties({ counties: oneOf(counties.map((each) => county(each.county))) });
}
