import { pagePaths } from '@latchkey/contract';
import { countyAddress, stateAddress } from '@/lib/catalog-addresses.ts';
import { type ChosenPlace, withChosen } from '@/lib/chosen-place.ts';
import { capitalized, county as countyName } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramsText } from '@/lib/texts.ts';

/** A page above a public page in the site hierarchy. */
export interface Crumb {
  readonly words: string;
  readonly address: string;
  /**
   * The page's URL with the visitor's choices from the current page. Undefined if the choices do
   * not change the URL.
   */
  readonly keeping?: string;
}

/**
 * Returns links to the page of all programs and, if given, to the pages of a state and a county.
 *
 * @param state the state's postal abbreviation
 * @param kept the visitor's choices, which are included in the link to the lowest page
 */
export function crumbsTo(
  state: string | null = null,
  county: string | null = null,
  kept: Pick<ChosenPlace, 'county' | 'zip'> = {},
): Crumb[] {
  const all = { words: publicProgramsText.programs(), address: addressIn(pagePaths.allPrograms) };
  if (state === null) return [all];
  const { zip } = kept;
  const ofState = { words: stateName(state), address: stateAddress(state) };
  if (county === null) {
    const keeping = withChosen(ofState.address, { county: kept.county, zip });
    return [all, { ...ofState, keeping }];
  }
  const address = countyAddress(state, county);
  const ofCounty = { words: countyCrumb(county), address, keeping: withChosen(address, { zip }) };
  return [all, ofState, ofCounty];
}

/** Returns a county's name for use on its own, capitalized in every language. */
export function countyCrumb(county: string): string {
  return capitalized(countyName(county));
}
