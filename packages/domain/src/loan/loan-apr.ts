import type { Percent } from '../units.ts';
import { annualPercentageRate, type PaymentRun } from './annual-percentage-rate.ts';
import { type Loan, levelPayment } from './level-payment.ts';

/**
 * A loan's finance charges besides interest. Taxes, home insurance, title, appraisal and recording
 * fees are not finance charges.
 *
 * @see 12 CFR 1026.4(b), (c)(7): which charges on a home loan are finance charges
 */
export interface LoanCharges {
  /** Points, origination and an up-front premium, in dollars, whether financed or paid in cash. */
  readonly prepaid: number;
  /** Mortgage insurance paid with the monthly payments, starting with the first. */
  readonly premiums: readonly PaymentRun[];
}

/**
 * APR of a fixed-rate loan with level monthly payments. The first payment is due one month after
 * closing. Not rounded. Equals the loan's rate when there are no charges.
 *
 * @returns undefined if the charges use up the whole loan, which leaves no rate
 * @throws {RangeError} if the term is not positive
 * @see 12 CFR 1026.22(a)(1) and Part 1026, Appendix J
 */
export function loanApr(loan: Loan, { prepaid, premiums }: LoanCharges): Percent | undefined {
  const payment = levelPayment(loan);
  const isFree = prepaid === 0 && premiums.every(({ amount }) => amount === 0);
  if (isFree || loan.principal <= 0) return loan.interest;
  if (prepaid >= loan.principal) return undefined;

  return annualPercentageRate({
    amountFinanced: loan.principal - prepaid,
    payments: withPremiums(payment, loan.years * 12, premiums),
    unitPeriodsPerYear: 12,
    periodsToFirst: 1,
    fractionToFirst: 0,
  });
}

/** All monthly payments, including premiums. Drops premiums after the term. */
function withPremiums(
  payment: number,
  months: number,
  premiums: readonly PaymentRun[],
): PaymentRun[] {
  const runs: PaymentRun[] = [];
  let left = months;
  for (const { count, amount } of premiums) {
    const together = Math.min(count, left);
    runs.push({ count: together, amount: payment + amount });
    left -= together;
  }
  return [...runs, { count: left, amount: payment }];
}
