import type { Loan } from '../loan/level-payment.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import type { PaymentRun } from './payment-run.ts';

/**
 * Premiums that are a percentage of each year's average balance, paid in twelfths. The average is
 * over the scheduled balances at the start of each month. Dollars a month, not rounded.
 *
 * @param ratePercent annual rate
 * @param years how long the premiums are paid, at most the loan's term
 * @throws {RangeError} if the term is not positive
 */
export function balancePremiums(loan: Loan, ratePercent: number, years: number): PaymentRun[] {
  return Array.from({ length: years }, (_, year) => ({
    count: 12,
    amount: ((ratePercent / 100) * averageBalance(loan, year)) / 12,
  }));
}

/** Average balance in one year of the loan, in dollars. Years are counted from 0. */
function averageBalance(loan: Loan, year: number): number {
  let sum = 0;
  for (let month = 0; month < 12; month += 1) sum += remainingBalance(loan, year + month / 12);
  return sum / 12;
}
