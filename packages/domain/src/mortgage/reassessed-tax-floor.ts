import { Fraction } from '../units.ts';

/**
 * The least yearly property tax that a buyer has to expect in a state, as a fraction of the price;
 * 0 where the rate of today's owners is a buyer's too.
 *
 * California assesses a home anew when it is sold, so a buyer pays at least the general levy of
 * 1 % and some voted debt, whatever the owners of today pay.
 *
 * @see California Constitution, article XIII A, sections 1 and 2
 */
export function reassessedTaxFloor(state: string): Fraction {
  return Fraction.parse(state === 'CA' ? 0.011 : 0);
}
