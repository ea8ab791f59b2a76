import type { Loan } from './level-payment.ts';

/**
 * What is still owed on a loan after some years of its level payments, in dollars, not rounded.
 *
 * The balance is the worth of the payments that are left: of n payments in all and k left, the
 * share (1 − (1 + r)⁻ᵏ) ÷ (1 − (1 + r)⁻ⁿ) of the amount borrowed, k ÷ n where the rate is zero.
 *
 * @returns dollars: all of it at the start, nothing from the end of the term on
 * @throws {RangeError} when the term is not longer than zero
 */
export function remainingBalance({ principal, interest, years }: Loan, afterYears: number): number {
  if (!(years > 0)) throw new RangeError(`A loan needs a term, not ${years} years`);
  if (principal <= 0 || afterYears >= years) return 0;

  const n = years * 12;
  const left = n - afterYears * 12;
  const growth = Math.log1p(interest / 100 / 12);
  if (growth === 0) return (principal * left) / n;
  return (principal * Math.expm1(-left * growth)) / Math.expm1(-n * growth);
}
