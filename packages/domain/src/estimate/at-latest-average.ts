import type { LatestAverageGap } from '../loan/latest-average.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { answerOf } from './answer.ts';
import { type Estimate, estimateOf } from './estimate.ts';

/** The newest average rate, and the answer's first payment at that rate, in dollars a month. */
export interface AtLatestAverage extends Pick<LatestAverageGap, 'average' | 'date' | 'ageDays'> {
  readonly payment: number;
}

/**
 * Computes the answer's first payment at the newest average rate.
 *
 * @param cash the buyer's cash, in dollars
 * @param limits the county's loan limits
 */
export function atLatestAverage(
  { facts, average, date, ageDays }: LatestAverageGap,
  { details, programs }: Estimate,
  cash: number,
  limits: LoanLimits,
): AtLatestAverage {
  const { eachMonth } = answerOf(estimateOf(facts, details, programs, limits), cash);
  return { average, date, ageDays, payment: eachMonth.now };
}
