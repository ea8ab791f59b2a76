import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import type { AddedInMonth } from './extra-costs.ts';

/** What a payment is made of in the first month. Dollars a month, not rounded. */
export interface PaymentParts {
  /** Principal and interest of the first loan. */
  readonly loan: number;
  /** For the loan that pays taxes and insurance; 0 in the traditional payment. */
  readonly secondLoan: number;
  /** Property tax and home insurance; 0 in the lowered payment. */
  readonly taxesAndInsurance: number;
  /** What the buyer added: insurance of the mortgage, dues, extra principal. */
  readonly added: number;
}

/** The parts of both payments; each way's parts make up its payment. */
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
