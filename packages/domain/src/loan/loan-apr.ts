import type { Percent } from '../units.ts';
import { annualPercentageRate, type PaymentRun } from './annual-percentage-rate.ts';
import { type Loan, levelPayment } from './level-payment.ts';

/**
 * What a loan costs beside its interest. Only finance charges: taxes, home insurance, title,
 * appraisal and recording are none.
 *
 * @see 12 CFR 1026.4(b), (c)(7): what is a finance charge on a loan for a home, and what is not
 */
export interface LoanCharges {
  /** Points, origination and an up-front premium, in dollars, financed or paid in cash. */
  readonly prepaid: number;
  /** Mortgage insurance with the monthly payments, from the first one on. */
  readonly premiums: readonly PaymentRun[];
}

/**
 * The annual percentage rate of a fixed-rate loan that level monthly payments repay, the first a
 * month after closing. Not rounded; the loan's own rate where nothing is charged beside it.
 *
 * @returns nothing where the charges take all that is lent: there is no rate then
 * @throws {RangeError} when the term is not longer than zero
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

/** The payments of all months with the premiums that go along; those after the term are left out. */
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
