import type { Loan } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';

/**
 * The number of level payments after which no more than so much is owed on a loan: a whole number,
 * 0 where no more is owed from the start.
 *
 * @param most dollars
 * @throws {RangeError} when the loan's term is not longer than zero
 */
export function monthsToBalance(loan: Loan, most: number): number {
  let low = 0;
  let high = loan.years * 12;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (remainingBalance(loan, middle / 12) <= most) high = middle;
    else low = middle + 1;
  }
  return low;
}
