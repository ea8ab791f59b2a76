import type { OwnMoney } from '../assistance/assistance.ts';
import {
  type AppliedAssistance,
  capsOf,
  totalAssistance,
  towardPriceAtLoan,
} from '../assistance/combined-assistance.ts';

/**
 * Returns the smallest increase in the buyer's own down payment that, together with the assistance,
 * reaches the required down payment. In dollars, not rounded. 0 if the buyer already has the
 * required down payment.
 *
 * Each additional dollar closes the gap by one dollar, with one exception. Assistance that is a
 * percentage of the loan shrinks with the loan, so each additional dollar closes the gap by less
 * than a dollar. The required down payment determines the remaining loan, and that loan determines
 * the assistance.
 *
 * @param needed the required down payment including assistance, in dollars, at most the price
 */
export function additionalDownPayment(
  needed: number,
  money: OwnMoney,
  applied: AppliedAssistance,
): number {
  const { homePrice, downPayment } = money;
  if (needed <= downPayment + totalAssistance(applied, money)) return 0;
  const given = capsOf(applied).map((cap) => towardPriceAtLoan(cap, money, homePrice - needed));
  return needed - downPayment - given.reduce((sum, dollars) => sum + dollars, 0);
}

/**
 * Returns the down payment after the buyer presses 'Increase Down Payment'. Rounds the increase to
 * whole dollars and adds one dollar, so that the result is never too small.
 */
export function raisedDownPayment(downPayment: number, rise: number): number {
  return downPayment + Math.round(rise) + 1;
}
