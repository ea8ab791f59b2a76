import type { PricingFacts } from '../loan/pricing-facts.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import type { PaymentComparison } from './compare-payments.ts';

/**
 * Balance of the second loan at the end of a year, in dollars, not rounded. 0 for a buyer who does
 * not qualify and so has no second loan.
 *
 * A line of credit is drawn as taxes and insurance come due from year 2 on. The monthly payments
 * never repay it, even after the program length, and its interest is not counted. The amortized
 * loan is paid out at closing and repaid over the first loan's term.
 *
 * @param year whole years since the purchase
 */
export function secondLoanOwed(
  facts: PricingFacts,
  { isQualified, secondLoan }: Pick<PaymentComparison, 'isQualified' | 'secondLoan'>,
  year: number,
): number {
  if (!isQualified) return 0;
  if (secondLoan.product === 'Line of Credit') {
    return Math.min(secondLoan.borrowed, taxesAndInsuranceFromYear2(facts, year));
  }
  const loan = { principal: secondLoan.borrowed, interest: facts.interest, years: facts.term };
  return remainingBalance(loan, year);
}
