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

/** What a comparison counts besides the facts. The loan's type is the one of the score by default. */
type Counted = Partial<Extras> & { readonly loanType?: LoanType };

/** Both payments with this help and these extras, by default none. */
export function compared(
  facts: PricingFacts,
  applied: AppliedAssistance = null,
  { loanType = loanTypeOfScore(facts.creditScore), ...extras }: Counted = {},
): PaymentComparison {
  return comparePayments(facts, { applied, extras: { ...noExtras, ...extras }, loanType });
}

/** The lowered plan of a site that offers one. */
export function loweredOf(comparison: PaymentComparison): LoweredPlan {
  const plan = loweredPlanOf(comparison);
  if (plan === null) throw new RangeError('The site offers no lowered payment');
  return plan;
}

/** The lowered plan of these facts. */
export function loweredFrom(...given: Parameters<typeof compared>): LoweredPlan {
  return loweredOf(compared(...given));
}

/** What is missing from the buyer's own down payment. 0 for a buyer who qualifies. */
export function additionalOf({ lowering }: PaymentComparison): number {
  return lowering.kind === 'not-qualified' ? lowering.additionalDownPayment : 0;
}
