import type { AppliedAssistance } from '../src/assistance/combined-assistance.ts';
import { type Extras, noExtras } from '../src/loan/extras.ts';
import { type LoanType, loanTypeOfScore } from '../src/loan/loan-type.ts';
import type { PricingFacts } from '../src/loan/pricing-facts.ts';
import {
  comparePayments,
  loweredPlanOf,
  type PaymentComparison,
} from '../src/mortgage/compare-payments.ts';
import type { LoweredPlan } from '../src/mortgage/lowered-plan.ts';

/**
 * The extras for a comparison. If no loan type is given, the loan type for the buyer's credit score
 * applies.
 */
type Counted = Partial<Extras> & { readonly loanType?: LoanType };

/**
 * Returns both payments with the given assistance and extras. By default, there is no assistance
 * and there are no extras.
 */
export function compared(
  facts: PricingFacts,
  applied: AppliedAssistance = null,
  { loanType = loanTypeOfScore(facts.creditScore), ...extras }: Counted = {},
): PaymentComparison {
  return comparePayments(facts, { applied, extras: { ...noExtras, ...extras }, loanType });
}

/** Returns the comparison's lowered plan. The site must offer a lowered payment. */
export function loweredOf(comparison: PaymentComparison): LoweredPlan {
  const plan = loweredPlanOf(comparison);
  if (plan === null) throw new RangeError('The site offers no lowered payment');
  return plan;
}

/** Returns the lowered plan for these facts. */
export function loweredFrom(...given: Parameters<typeof compared>): LoweredPlan {
  return loweredOf(compared(...given));
}

/**
 * Returns how much more of their own money the buyer needs to qualify. 0 if the buyer qualifies.
 */
export function additionalOf({ lowering }: PaymentComparison): number {
  return lowering.kind === 'not-qualified' ? lowering.additionalDownPayment : 0;
}
