interface Band {
  readonly loanToValueOverPercent: number;
  /** The upper bound of the loan-to-value band. Null if the band has no upper bound. */
  readonly loanToValueUpToPercent: number | null;
}

/**
 * Whether a loan is above a loan-to-value band's lower bound, and at or below its upper bound.
 * Multiplies rather than divides, because the result of a division is not exact.
 *
 * @param loan in dollars
 * @param homePrice in dollars
 */
export function isWithinBand(
  loan: number,
  homePrice: number,
  { loanToValueOverPercent: over, loanToValueUpToPercent: upTo }: Band,
): boolean {
  return loan * 100 > homePrice * over && (upTo === null || loan * 100 <= homePrice * upTo);
}
