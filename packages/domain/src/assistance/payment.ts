import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import { type AssistanceTerms, isPaidMonthly, type Unknown } from './terms.ts';

/** The monthly cost of assistance while the buyer repays it. */
export type AssistancePayment =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'monthly';
      /** The payment in dollars a month, for the term of `loan`. */
      readonly monthly: number;
      readonly loan: Loan;
    }
  | Unknown;

/**
 * Returns the monthly payment on assistance, in dollars a month, not rounded. This is a level
 * payment at the program's own rate, or at the first mortgage's rate plus percentage points. If the
 * buyer can choose how to repay, this is the payment for the usual choice.
 *
 * @param amount the amount of assistance, in dollars
 * @param interest the rate of the first mortgage
 */
export function assistancePayment(
  terms: AssistanceTerms,
  amount: number,
  interest: Percent,
): AssistancePayment {
  if (!isPaidMonthly(terms) || amount <= 0) return { kind: 'none' };
  if (!terms.repayment) return { kind: 'unknown', term: 'repayment' };
  // Interest accrues before the payments start, but the terms do not state when they start.
  if (terms.repayment.interest) return { kind: 'unknown', term: 'payment-start' };

  const {
    ratePercent = null,
    aboveFirstMortgage = null,
    termYears,
  } = terms.repayment.monthly ?? {};
  const above = aboveFirstMortgage === null ? null : interest + aboveFirstMortgage;
  const rate = ratePercent ?? above;
  if (rate === null || !termYears) return { kind: 'unknown', term: 'payment' };

  const loan = { principal: amount, interest: Percent.parse(Math.max(0, rate)), years: termYears };
  return { kind: 'monthly', monthly: levelPayment(loan), loan };
}
