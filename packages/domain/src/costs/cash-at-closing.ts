import type { Extras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';

/** Cash the buyer brings to closing, in dollars, not rounded. */
export interface CashAtClosing {
  /** The buyer's own money toward the price. */
  readonly downPayment: number;
  readonly closingCosts: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Taxes and insurance of year 1. Due at closing with the lowered payment. */
  readonly taxesAndInsurance: number;
  /** Total with the lowered payment. */
  readonly lowered: number;
  /** Total with the traditional payment, where the monthly payment includes taxes and insurance. */
  readonly traditional: number;
}

/** The part of a comparison that decides the cash at closing. */
export type ClosingMoney = Pick<
  PaymentComparison,
  'totalDownPayment' | 'assistanceDowpayment' | 'loanAmount' | 'dueAtClosing'
>;

/** Cash to close. Excludes an up-front premium or fee, because it is financed. */
export function cashAtClosing(
  { homePrice }: Pick<PricingFacts, 'homePrice'>,
  comparison: ClosingMoney,
  { closingCosts, points, lenderFees }: Pick<Extras, 'closingCosts' | 'points' | 'lenderFees'>,
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
