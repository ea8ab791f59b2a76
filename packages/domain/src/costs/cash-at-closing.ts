import type { Extras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';

/** What the buyer brings to closing, in dollars, not rounded. */
export interface CashAtClosing {
  /** The buyer's own money towards the price. */
  readonly downPayment: number;
  readonly closingCosts: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Of the first year: due at closing where the payment is lowered. */
  readonly taxesAndInsurance: number;
  /** All of these. */
  readonly lowered: number;
  /** All but taxes and insurance, which a traditional payment holds. */
  readonly traditional: number;
}

/** What the buyer brings to closing. FHA's up-front premium is added to the loan and not here. */
export function cashAtClosing(
  { homePrice }: Pick<PricingFacts, 'homePrice'>,
  comparison: PaymentComparison,
  { closingCosts, points, lenderFees }: Extras,
): CashAtClosing {
  const parts = {
    downPayment: comparison.totalDownPayment - comparison.assistanceDowpayment,
    closingCosts: (homePrice * closingCosts) / 100,
    points: (comparison.loanAmount * points) / 100,
    lenderFees,
  };
  const traditional = parts.downPayment + parts.closingCosts + parts.points + parts.lenderFees;
  const taxesAndInsurance = comparison.dueAtClosing;
  return { ...parts, taxesAndInsurance, traditional, lowered: traditional + taxesAndInsurance };
}
