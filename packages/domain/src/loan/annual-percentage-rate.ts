import { Percent } from '../units.ts';

/** A single-advance loan in the terms of Appendix J. */
export interface CreditTransaction {
  /** Loan amount minus prepaid finance charges, in dollars. */
  readonly amountFinanced: number;
  /** Dollars, one per unit-period, in the order in which they are due. */
  readonly payments: readonly number[];
  /** 12 for monthly payments. */
  readonly unitPeriodsPerYear: number;
  /** Whole unit-periods from closing to the first payment. */
  readonly periodsToFirst: number;
  /** Remaining time to the first payment, as a fraction of a unit-period. */
  readonly fractionToFirst: number;
}

/** Relative precision of the rate per unit-period, far finer than any printed APR. */
const PRECISION = 1e-14;

/**
 * Annual percentage rate (APR) by the actuarial method: the annual rate at which the present value
 * of the payments equals the amount financed. Not rounded. 0 when the payments add up to no more
 * than the amount financed.
 *
 * Solves A = Σ Pⱼ ÷ ((1 + f·i)(1 + i)^tⱼ) for i, the rate per unit-period, by bisection, because
 * the present value falls as i rises. The annual rate is i times the unit-periods per year.
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
  // Floating point: interest-free level payments may not add up to exactly the loan.
  if (paid <= amountFinanced * (1 + PRECISION * 100)) return Percent.parse(0);

  let low = 0;
  let high = 1;
  while (presentValue(transaction, high) > amountFinanced) high *= 2;
  while (high - low > PRECISION * high) {
    const middle = (low + high) / 2;
    if (presentValue(transaction, middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return Percent.parse(100 * unitPeriodsPerYear * high);
}

/** Present value of the payments on the closing date, in dollars, at a rate per unit-period. */
function presentValue(
  { payments, periodsToFirst, fractionToFirst }: CreditTransaction,
  rate: number,
): number {
  const atFirst = payments.reduceRight((value, amount) => value / (1 + rate) + amount, 0);
  return atFirst / (1 + rate) ** periodsToFirst / (1 + fractionToFirst * rate);
}
