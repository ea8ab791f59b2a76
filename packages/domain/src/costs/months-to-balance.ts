import type { Loan } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';

/**
 * Number of level payments until the balance is at most `most`. A whole number. 0 if the loan
 * starts at or below it.
 *
 * @param most dollars
 * @throws {RangeError} if the term is not positive
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
