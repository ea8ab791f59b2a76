import type { Percent } from '../units.ts';

/** Lengths of the lowered payment, longest first. They are tried in this order. */
export const programLengths = ['7 years', '5 years', '3 years', '3 years (LOC)'] as const;
export type ProgramLength = (typeof programLengths)[number];

/** Number of years for each length. */
export const yearsOfLength: Readonly<Record<ProgramLength, 3 | 5 | 7>> = {
  '7 years': 7,
  '5 years': 5,
  '3 years': 3,
  '3 years (LOC)': 3,
};

/** What the line of credit costs. */
export interface LineTerms {
  /** Annual rate. The one at the start if it can change. */
  readonly rate: Percent;
  /** Highest rate that a variable one may reach. Null for a fixed rate. */
  readonly maxRate: Percent | null;
  /** Due at closing, in dollars. */
  readonly openingFee: number;
  /** What the buyer pays each month while the line is drawn. */
  readonly duringDraw: 'nothing' | 'interest';
  /** Years in which level payments repay the line after the program length. 0: due in full then. */
  readonly repayYears: number;
  /** Whether the terms are our assumption, because no lender offers the line here. */
  readonly isAssumed: boolean;
}

/** The part of a site's lowered payment that prices a loan. */
export interface Lowering {
  /** Credit limit of the line, in whole dollars. */
  readonly lineOfCredit: number;
  /** The lengths that the site offers, in the order of {@link programLengths}. Never empty. */
  readonly lengths: readonly ProgramLength[];
  readonly line: LineTerms;
}
