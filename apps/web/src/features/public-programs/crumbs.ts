import { pagePaths } from '@latchkey/contract';
import { countyAddress, stateAddress } from '@/lib/catalog-addresses.ts';
import { capitalized, county as countyName } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText } from '@/lib/texts.ts';

/** A page that is above a public page in the hierarchy of pages. */
export interface Crumb {
  readonly words: string;
  readonly address: string;
}

/**
 * Returns links to the page of all programs and, if given, to the pages of a state and a county.
 *
 * @param state the state's postal abbreviation
 */
export function crumbsTo(state: string | null = null, county: string | null = null): Crumb[] {
  const all = { words: publicProgramsText.programs(), address: addressIn(pagePaths.allPrograms) };
  if (state === null) return [all];
  const ofState = { words: stateName(state), address: stateAddress(state) };
  if (county === null) return [all, ofState];
  const ofCounty = { words: countyCrumb(county), address: countyAddress(state, county) };
  return [all, ofState, ofCounty];
}

/** Returns a county's name for use on its own, with a capital letter in each language. */
export function countyCrumb(county: string): string {
  return capitalized(countyName(county));
}
