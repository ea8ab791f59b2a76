import type { Loan } from './level-payment.ts';

/**
 * Returns a loan's scheduled balance after a number of years of level payments, in dollars, not
 * rounded.
 *
 * The balance is the present value of the remaining payments. With k of n payments left, the
 * balance is the fraction (1 − (1 + r)⁻ᵏ) ÷ (1 − (1 + r)⁻ⁿ) of the principal, or k ÷ n at a zero
 * rate.
 *
 * @returns the balance in dollars: the principal at the start, and 0 after the end of the term
 * @throws {RangeError} if the term is not positive
 */
export function remainingBalance({ principal, interest, years }: Loan, afterYears: number): number {
  if (!(years > 0)) throw new RangeError(`The term must be above 0, not ${years} years`);
  if (principal <= 0 || afterYears >= years) return 0;

  const n = years * 12;
  const left = n - afterYears * 12;
  const growth = Math.log1p(interest / 100 / 12);
  if (growth === 0) return (principal * left) / n;
  return (principal * Math.expm1(-left * growth)) / Math.expm1(-n * growth);
}
