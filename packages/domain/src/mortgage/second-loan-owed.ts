import type { PricingFacts } from '../loan/pricing-facts.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import type { PaymentComparison } from './compare-payments.ts';

/**
 * What is owed at the end of a year on the loan that pays taxes and insurance, in dollars, not
 * rounded; 0 for a buyer who does not qualify and so has none. The line of credit is drawn as
 * taxes and insurance fall due, from year 2 on, and nothing repays it after the length either; its
 * interest is not counted. The other loan is paid out at once and repaid over the first loan's term.
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
