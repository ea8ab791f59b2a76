import type { Brand } from './brand.ts';
import type { Location } from './quote/location.ts';

/**
 * Whether the company may accept a pre-approval request for a home in this state. The company must
 * be licensed in that state.
 *
 * @see 12 CFR Part 1008 (SAFE Act): a person who takes an application must be licensed in the
 * home's state
 */
export function canTakeRequest({ legal }: Pick<Brand, 'legal'>, state: Location['state']): boolean {
  return legal.licensedStates === null || legal.licensedStates.includes(state);
}
