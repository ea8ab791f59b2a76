import type { Percent } from '../units.ts';

/**
 * The program lengths, which are how long the lowered payment can last. Longest first. The lengths
 * are tried in this order.
 */
export const programLengths = ['7 years', '5 years', '3 years', '3 years (LOC)'] as const;
export type ProgramLength = (typeof programLengths)[number];

/** The number of years in each program length. */
export const yearsOfLength: Readonly<Record<ProgramLength, 3 | 5 | 7>> = {
  '7 years': 7,
  '5 years': 5,
  '3 years': 3,
  '3 years (LOC)': 3,
};

/** The terms of a line of credit that determine its cost. */
export interface LineTerms {
  /** Annual rate. For a variable rate, this is the initial rate. */
  readonly rate: Percent;
  readonly isVariable: boolean;
  /**
   * The highest rate that a variable rate may reach. Null if the rate is fixed or has no known
   * limit.
   */
  readonly maxRate: Percent | null;
  /** Fee for opening the line, due at closing, in dollars. */
  readonly openingFee: number;
  /** What the buyer pays each month while drawing on the line. */
  readonly duringDraw: 'nothing' | 'interest';
  /**
   * The number of years in which level payments repay the line after the lowered payment ends. If
   * 0, the full balance is due when the lowered payment ends.
   */
  readonly repayYears: number;
  /**
   * Whether the rate is assumed, because no lender offers the line on this site and the buyer has
   * entered no rate.
   */
  readonly isAssumed: boolean;
}

/** The part of a site's lowered payment that affects loan pricing. */
export interface Lowering {
  /** The credit limit of the line, in whole dollars. */
  readonly lineOfCredit: number;
  /** The lengths that the site offers, in the order of {@link programLengths}. Never empty. */
  readonly lengths: readonly ProgramLength[];
  readonly line: LineTerms;
}
