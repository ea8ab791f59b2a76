import { Fraction } from '../units.ts';

/**
 * The lowest annual property tax that a buyer should expect in a state, as a fraction of the price.
 * 0 in states where buyers pay the same rate as current owners.
 *
 * California reassesses a home when it is sold. A buyer pays at least the general levy of 1% plus
 * some voted debt, no matter what current owners pay.
 *
 * @see California Constitution, article XIII A, sections 1 and 2
 */
export function reassessedTaxFloor(state: string): Fraction {
  return Fraction.parse(state === 'CA' ? 0.011 : 0);
}
