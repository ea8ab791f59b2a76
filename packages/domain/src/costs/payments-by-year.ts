import type { Extras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import { loweredPayment, traditionalPayment } from '../mortgage/payment-table.ts';
import { secondLoanOwed } from '../mortgage/second-loan-owed.ts';
import { paymentWithCosts } from './comparison-with-costs.ts';
import type { ExtraCosts } from './extra-costs.ts';

/** Both payments in one year of the first loan. Dollars, not rounded. */
export interface PaymentsInYear {
  /** Counted from 1. */
  readonly year: number;
  /**
   * What the buyer pays, in dollars a month: the lowered payment, then the payment after it. The
   * traditional payment if the buyer does not qualify.
   */
  readonly payment: number;
  /** Dollars a month. */
  readonly traditional: number;
  /**
   * Owed on the second loan at the end of the year, without the interest on a line of credit. 0 if
   * the buyer does not qualify.
   */
  readonly owed: number;
}

/**
 * Both payments in every year of the first loan's term, with the buyer's extras. Taxes and insurance
 * grow each year.
 *
 * @param comparison with or without extras
 */
export function paymentsByYear(
  facts: PricingFacts,
  comparison: PaymentComparison,
  costs: ExtraCosts,
  extras: Extras,
): readonly PaymentsInYear[] {
  const { principalAndInterest, iAndTPayment: value, secondLoan, years } = comparison;
  const choice = { product: secondLoan.product, value };
  const plan = { facts, principalAndInterest, choice, years };
  const paid = comparison.isQualified ? loweredPayment : traditionalPayment;

  return Array.from({ length: facts.term }, (_, index) => {
    const year = index + 1;
    const inYear = (payment: number) =>
      paymentWithCosts(payment, year, { comparison, costs, extras });
    return {
      year,
      payment: inYear(paid(plan, year)),
      traditional: inYear(traditionalPayment(plan, year)),
      owed: secondLoanOwed(facts, comparison, year),
    };
  });
}
