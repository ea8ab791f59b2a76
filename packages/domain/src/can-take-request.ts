import type { Brand } from './brand.ts';
import type { Location } from './quote/location.ts';

/**
 * Whether the brand may take a request for pre-approval of a home in a state: only where its
 * company is licensed.
 *
 * @see 12 CFR Part 1008 (SAFE Act): who takes an application is licensed in the home's state
 */
export function canTakeRequest({ legal }: Pick<Brand, 'legal'>, state: Location['state']): boolean {
  return legal.licensedStates === null || legal.licensedStates.includes(state);
}
