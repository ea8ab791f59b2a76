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

/** The part of a site's lowered payment that prices a loan. */
export interface Lowering {
  /** Credit limit of the line, in whole dollars. */
  readonly lineOfCredit: number;
  /** The lengths that the site offers, in the order of {@link programLengths}. Never empty. */
  readonly lengths: readonly ProgramLength[];
}
