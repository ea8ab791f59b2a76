import type { Percent } from '../units.ts';

/** Lengths of the lowered payment, longest first. They are tried in this order. */
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
  /** Annual rate. For a variable rate, the rate at the start. */
  readonly rate: Percent;
  readonly isVariable: boolean;
  /**
   * Highest rate that a variable rate may reach. Null for a fixed rate, or if no limit is known.
   */
  readonly maxRate: Percent | null;
  /** Fee for opening the line, due at closing, in dollars. */
  readonly openingFee: number;
  /** What the buyer pays each month while the line is drawn. */
  readonly duringDraw: 'nothing' | 'interest';
  /**
   * Number of years of level payments that repay the line after the program length. If 0, the line
   * is due in full at the end of the program length.
   */
  readonly repayYears: number;
  /** Whether the rate is our assumption: no lender offers the line here, and the buyer has no rate. */
  readonly isAssumed: boolean;
}

/** The part of a site's lowered payment that affects loan pricing. */
export interface Lowering {
  /** Credit limit of the line, in whole dollars. */
  readonly lineOfCredit: number;
  /** The lengths that the site offers, in the order of {@link programLengths}. Never empty. */
  readonly lengths: readonly ProgramLength[];
  readonly line: LineTerms;
}
