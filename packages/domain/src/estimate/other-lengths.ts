import { yearsOfLength } from '../loan/lowering.ts';
import { chooseProduct } from '../mortgage/product.ts';
import { chooseLength, loweredFacts } from '../mortgage/program-length.ts';
import { secondLoanOf } from '../mortgage/second-loan.ts';
import { type Estimate, leadingLoweredPlan } from './estimate.ts';

type Lowered = Pick<Estimate, 'facts' | 'comparison' | 'leadsWith'>;

/** A program length, and the debt when a lowered payment of that length ends. */
export interface OwedAtLength {
  readonly years: 3 | 5 | 7;
  /**
   * Balance of the second loan when the lowered payment ends, not including interest, in dollars.
   */
  readonly owed: number;
}

/**
 * Returns the debt when the lowered payment ends, for each of the site's shorter lengths, longest
 * first. For information only, because the specification always uses the longest length that the
 * down payment covers. Excludes `3 years (LOC)`, which draws at least as much as `3 years`. Empty
 * if there is no lowered payment.
 */
export function shorterLengths(estimate: Lowered): readonly OwedAtLength[] {
  const lowered = loweredFacts(estimate.facts);
  const plan = leadingLoweredPlan(estimate);
  if (!lowered || !plan) return [];
  return lowered.lowering.lengths
    .filter((length) => length !== '3 years (LOC)' && yearsOfLength[length] < plan.years)
    .map((length) => {
      const { product } = chooseProduct(lowered, length);
      return { years: yearsOfLength[length], owed: secondLoanOf(lowered, length, product).owed };
    });
}

/**
 * Whether the help makes the lowered payment last longer. True if the site offers a shorter length
 * and the buyer's own money alone is enough only for a shorter length, or for none.
 */
export function isLengthenedByHelp(estimate: Lowered): boolean {
  const lowered = loweredFacts(estimate.facts);
  const plan = leadingLoweredPlan(estimate);
  if (!lowered || !plan || shorterLengths(estimate).length === 0) return false;
  const { total, assistance } = estimate.comparison.down;
  const own = chooseLength(lowered, total - assistance);
  return own === null || !own.isQualified || yearsOfLength[own.length] < plan.years;
}
