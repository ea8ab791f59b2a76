import type { Percent } from '../units.ts';

/** A loan at a fixed rate that level monthly payments repay. */
export interface Loan {
  /** The amount borrowed, in dollars. */
  readonly principal: number;
  /** The nominal yearly rate; may be zero. */
  readonly interest: Percent;
  /** The term. */
  readonly years: number;
}

/**
 * The level monthly payment that repays a fixed-rate loan: principal and interest, nothing else.
 *
 * Solves P = M · (1 − (1 + r)⁻ⁿ) ÷ r for M, with r the monthly rate and n the number of payments.
 * Not rounded: a figure is rounded where a person reads it, never on the way there.
 *
 * @returns dollars a month; nothing borrowed costs nothing
 * @throws {RangeError} when the term is not longer than zero
 * @see 12 CFR Part 1026, Appendix J(b)(8): the general equation, here for equal monthly payments
 */
export function levelPayment({ principal, interest, years }: Loan): number {
  if (!(years > 0)) throw new RangeError(`A loan needs a term, not ${years} years`);
  if (principal <= 0) return 0;

  const n = years * 12;
  const r = interest / 100 / 12;
  if (r === 0) return principal / n;

  // Written plainly, 1 − (1 + r)⁻ⁿ is zero at the smallest rates, and the payment infinite.
  return (principal * r) / -Math.expm1(-n * Math.log1p(r));
}
