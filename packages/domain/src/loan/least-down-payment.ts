import { Fraction } from '../units.ts';
import type { LoanType } from './loan-type.ts';

/**
 * The smallest down payment for each loan type, as a fraction of the price. Assistance counts
 * toward the down payment. FHA requires 10% for a score below 580, but none of our score bands
 * contains only such scores.
 *
 * @see Fannie Mae, Eligibility Matrix: 97% of a one-unit primary residence, fixed rate
 * @see 12 U.S.C. 1709(b)(9)(A): at least 3.5% for FHA
 * @see 38 U.S.C. 3710(b)(5) (VA), 7 CFR 3555.103 (USDA): loans up to the value of the home
 */
const leastDownPayment: Readonly<Record<LoanType, Fraction>> = {
  Conventional: Fraction.parse(0.03),
  FHA: Fraction.parse(0.035),
  VA: Fraction.parse(0),
  USDA: Fraction.parse(0),
};

/** Returns the smallest down payment for a loan type at a price, in dollars, to the cent. */
export function leastDownPaymentAt(type: LoanType, homePrice: number): number {
  return Math.round(homePrice * leastDownPayment[type] * 100) / 100;
}

/** Half a cent, in dollars. A down payment that is short by less than this is accepted. */
const HALF_CENT = 0.005;

/**
 * Whether a total down payment, in dollars, is at least the smallest for a loan type at a price.
 */
export function reachesLeastDownPayment(type: LoanType, homePrice: number, total: number): boolean {
  return total >= leastDownPaymentAt(type, homePrice) - HALF_CENT;
}
