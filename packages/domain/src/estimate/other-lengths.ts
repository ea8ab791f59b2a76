import { yearsOfLength } from '../loan/lowering.ts';
import { chooseProduct } from '../mortgage/product.ts';
import { chooseLength, loweredFacts } from '../mortgage/program-length.ts';
import { secondLoanOf } from '../mortgage/second-loan.ts';
import { type Estimate, leadingLoweredPlan } from './estimate.ts';

type Lowered = Pick<Estimate, 'facts' | 'comparison' | 'leadsWith'>;

/** A length of the lowered payment, and the debt at its end. */
export interface OwedAtLength {
  readonly years: 3 | 5 | 7;
  /** Balance of the second loan at the end of this length, before interest, in dollars. */
  readonly owed: number;
}

/**
 * Returns the debt at the end of each of the site's shorter lengths, longest first. For information
 * only, because the specification always uses the longest length that the down payment covers.
 * Leaves out `3 years (LOC)`, which draws at least as much as `3 years`. Empty if there is no
 * lowered payment.
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
 * Whether the help makes the lowered payment longer. True if the site offers a shorter length and
 * the buyer's own money alone covers only a shorter length or no length.
 */
export function isLengthenedByHelp(estimate: Lowered): boolean {
  const lowered = loweredFacts(estimate.facts);
  const plan = leadingLoweredPlan(estimate);
  if (!lowered || !plan || shorterLengths(estimate).length === 0) return false;
  const { total, assistance } = estimate.comparison.down;
  const own = chooseLength(lowered, total - assistance);
  return own === null || !own.isQualified || yearsOfLength[own.length] < plan.years;
}
