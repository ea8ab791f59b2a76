interface Band {
  readonly loanToValueOverPercent: number;
  /** Null for no upper end. */
  readonly loanToValueUpToPercent: number | null;
}

/**
 * Whether a loan is over the lower end of a band and at most the upper one, as a percent of the
 * home's price. Multiplied out, since the quotient of two whole amounts is not exact.
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
