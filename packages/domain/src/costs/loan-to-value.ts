interface Band {
  readonly loanToValueOverPercent: number;
  /** The upper bound of the loan-to-value band. Null for no upper bound. */
  readonly loanToValueUpToPercent: number | null;
}

/**
 * Whether a loan is above a loan-to-value band's lower bound, and at or below its upper bound.
 * Multiplies instead of dividing, because a quotient of whole dollars is not exact.
 *
 * @param loan dollars
 * @param homePrice dollars
 */
export function isWithinBand(
  loan: number,
  homePrice: number,
  { loanToValueOverPercent: over, loanToValueUpToPercent: upTo }: Band,
): boolean {
  return loan * 100 > homePrice * over && (upTo === null || loan * 100 <= homePrice * upTo);
}
