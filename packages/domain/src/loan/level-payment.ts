import type { Percent } from '../units.ts';

/** A fixed-rate loan repaid by level monthly payments. */
export interface Loan {
  /** The amount borrowed, in dollars. */
  readonly principal: number;
  /** Nominal annual interest rate. May be zero. */
  readonly interest: Percent;
  /** The term of the loan, in years. */
  readonly years: number;
}

/**
 * Returns the level monthly payment of principal and interest on a fixed-rate loan.
 *
 * Solves P = M · (1 − (1 + r)⁻ⁿ) ÷ r for M, where r is the monthly rate and n is the number of
 * payments. The result is not rounded. Figures are rounded only for display.
 *
 * @returns the payment in dollars a month. 0 for a principal of 0 or less
 * @throws {RangeError} if the term is not positive
 * @see 12 CFR Part 1026, Appendix J(b)(8): the general equation, here for equal monthly payments
 */
export function levelPayment({ principal, interest, years }: Loan): number {
  if (!(years > 0)) throw new RangeError(`The term must be above 0, not ${years} years`);
  if (principal <= 0) return 0;

  const n = years * 12;
  const r = interest / 100 / 12;
  if (r === 0) return principal / n;

  // expm1 and log1p prevent 1 − (1 + r)⁻ⁿ from being rounded to zero at tiny rates.
  return (principal * r) / -Math.expm1(-n * Math.log1p(r));
}
