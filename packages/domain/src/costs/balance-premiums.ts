import { type Loan, levelPayment } from '../loan/level-payment.ts';
import type { PaymentRun } from './payment-run.ts';

/**
 * Returns the monthly premiums. Each year's total is a percentage of that year's average balance,
 * and each monthly premium is a twelfth of that total. The average is over the scheduled balances
 * at the start of each month. Dollars a month, not rounded.
 *
 * @param ratePercent annual rate
 * @param years number of years with premiums, at most the loan's term
 * @throws {RangeError} if the term is not positive
 */
export function balancePremiums(loan: Loan, ratePercent: number, years: number): PaymentRun[] {
  const level = levelPayment(loan);
  const growth = 1 + loan.interest / 100 / 12;
  let balance = loan.principal;
  return Array.from({ length: years }, () => {
    let sum = 0;
    for (let month = 0; month < 12; month += 1) {
      sum += balance;
      balance = balance * growth - level;
    }
    return { count: 12, amount: ((ratePercent / 100) * (sum / 12)) / 12 };
  });
}
