import { Percent } from '../units.ts';

/** A loan that is paid out in a single advance, in the terms of Appendix J. */
export interface CreditTransaction {
  /** Loan amount minus prepaid finance charges, in dollars. */
  readonly amountFinanced: number;
  /** Payments in dollars, one per unit-period, in order of their due dates. */
  readonly payments: readonly number[];
  /** Number of unit-periods in a year: 12 for monthly payments. */
  readonly unitPeriodsPerYear: number;
  /** Number of whole unit-periods from closing to the first payment. */
  readonly periodsToFirst: number;
  /** Remaining time to the first payment, as a fraction of a unit-period. */
  readonly fractionToFirst: number;
}

/** Precision of the rate per unit-period, far finer than any printed APR. */
const PRECISION = 1e-14;

/**
 * Returns the annual percentage rate (APR) by the actuarial method: the annual rate at which the
 * present value of the payments equals the amount financed. Not rounded. 0 if the payments do not
 * exceed the amount financed.
 *
 * Solves A = Σ Pⱼ ÷ ((1 + f·i)(1 + i)^tⱼ) for i, the rate per unit-period, by Newton's method from
 * 0. As i rises, the present value falls more and more slowly, so no step goes past the solution.
 * The annual rate is i times the unit-periods per year.
 *
 * @throws {RangeError} if nothing is financed or a payment is due on the closing date
 * @see 12 CFR Part 1026, Appendix J(b)(8): the general equation, here for a single advance
 */
export function annualPercentageRate(transaction: CreditTransaction): Percent {
  const { amountFinanced, payments, unitPeriodsPerYear } = transaction;
  if (!(amountFinanced > 0))
    throw new RangeError(`The amount financed must be above 0, not ${amountFinanced}`);
  if (!(transaction.periodsToFirst + transaction.fractionToFirst > 0)) {
    throw new RangeError('The first payment must be due after closing');
  }

  const paid = payments.reduce((sum, amount) => sum + amount, 0);
  // Because of floating-point errors, the level payments of an interest-free loan may not add up to
  // exactly the loan.
  if (paid <= amountFinanced * (1 + PRECISION * 100)) return Percent.parse(0);

  let rate = 0;
  let step = 1;
  while (step > PRECISION * Math.max(1, rate)) {
    const { value, slope } = presentValue(transaction, rate);
    step = (value - amountFinanced) / -slope;
    rate += step;
  }
  return Percent.parse(100 * unitPeriodsPerYear * rate);
}

/**
 * Returns the payments' total present value on the closing date, in dollars, and its slope at the
 * given rate.
 */
function presentValue(
  { payments, periodsToFirst, fractionToFirst }: CreditTransaction,
  rate: number,
): { value: number; slope: number } {
  const discount = 1 / (1 + rate);
  let atFirst = 0;
  let slopeAtFirst = 0;
  for (let index = payments.length - 1; index >= 0; index -= 1) {
    slopeAtFirst = (slopeAtFirst - atFirst * discount) * discount;
    atFirst = atFirst * discount + (payments[index] ?? 0);
  }
  const toFirst = discount ** periodsToFirst / (1 + fractionToFirst * rate);
  const fall = periodsToFirst * discount + fractionToFirst / (1 + fractionToFirst * rate);
  return { value: atFirst * toFirst, slope: (slopeAtFirst - atFirst * fall) * toFirst };
}
