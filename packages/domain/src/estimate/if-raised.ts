import { isSuggestedPrice } from '../cash/suggested-price.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { raisedDownPayment } from '../mortgage/additional-down-payment.ts';
import { qualifyingPrice } from '../mortgage/qualifying-price.ts';
import { type Estimate, estimateOf } from './estimate.ts';

/** The effect of a larger down payment. */
export interface IfRaised {
  /** The figures with the larger down payment. */
  readonly estimate: Estimate;
  /**
   * The highest price, in whole dollars, at which the buyer qualifies with the same amount of their
   * own money. Null if there is no such price, or if it is below the prices that pages suggest.
   */
  readonly qualifyingPrice: number | null;
}

/**
 * Calculates the effect of a down payment that is large enough for the lowered payment. Null if the
 * buyer already qualifies, or if the site offers no lowered payment.
 *
 * @param limits the county's loan limits
 */
export function ifRaised(
  { facts, details, programs, caps, comparison: { lowering } }: Estimate,
  limits: LoanLimits,
): IfRaised | null {
  if (lowering.kind !== 'not-qualified' || facts.lowering === null) return null;
  const downPayment = raisedDownPayment(facts.downPayment, lowering.additionalDownPayment);
  const price = qualifyingPrice({ ...facts, lowering: facts.lowering }, caps);
  return {
    estimate: estimateOf({ ...facts, downPayment }, details, programs, limits),
    qualifyingPrice: price !== null && isSuggestedPrice(price) ? price : null,
  };
}
