import type { Percent, TermsFacts } from '@latchkey/domain';

/** The terms of a comparison, including fees and mortgage insurance if they are counted. */
export type ShownTerms = Omit<TermsFacts, 'apr'> & {
  /** Undefined if it cannot be computed. */
  readonly apr: Percent | undefined;
  /** The number of months in which the payments include mortgage insurance. */
  readonly insuredMonths?: number;
};
