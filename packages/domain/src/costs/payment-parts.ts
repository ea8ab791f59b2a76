import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import type { AddedInMonth } from './extra-costs.ts';

/** The parts of a payment in the first month. Dollars a month, not rounded. */
export interface PaymentParts {
  /** Principal and interest on the first loan. */
  readonly loan: number;
  /** Payment on the loan that pays taxes and insurance. 0 in the traditional payment. */
  readonly secondLoan: number;
  /** Property tax and home insurance. 0 in the lowered payment. */
  readonly taxesAndInsurance: number;
  /** Extras the buyer added: mortgage insurance, dues, extra principal. */
  readonly added: number;
}

/** The parts of both payments. Each payment is the sum of its parts. */
export function paymentParts(
  facts: PricingFacts,
  { principalAndInterest, iAndTPayment }: PaymentComparison,
  { total: added }: Pick<AddedInMonth, 'total'>,
): { readonly lowered: PaymentParts; readonly traditional: PaymentParts } {
  const both = { loan: principalAndInterest, added };
  return {
    lowered: { ...both, secondLoan: iAndTPayment, taxesAndInsurance: 0 },
    traditional: { ...both, secondLoan: 0, taxesAndInsurance: taxesAndInsurance(facts, 1) / 12 },
  };
}
