import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import { type AssistanceTerms, isPaidMonthly, type Unknown } from './terms.ts';

/** What help itself costs a month while it is paid back. */
export type AssistancePayment =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'monthly';
      /** Dollars a month, for the years of `loan`. */
      readonly monthly: number;
      readonly loan: Loan;
    }
  | Unknown;

/**
 * The second payment a month that help brings along, not rounded: a level one, at the help's own
 * rate or at the first mortgage's and some points. Where the buyer may choose among forms of
 * repayment it is the usual one's.
 *
 * @param money the help, in dollars
 * @param interest the first mortgage's rate
 */
export function assistancePayment(
  terms: AssistanceTerms,
  money: number,
  interest: Percent,
): AssistancePayment {
  if (!isPaidMonthly(terms) || money <= 0) return { kind: 'none' };
  if (!terms.repayment) return { kind: 'unknown', term: 'repayment' };
  // Interest runs, so the payments start later; when is not told.
  if (terms.repayment.interest) return { kind: 'unknown', term: 'payment-start' };

  const {
    ratePercent = null,
    aboveFirstMortgage = null,
    termYears,
  } = terms.repayment.monthly ?? {};
  const above = aboveFirstMortgage === null ? null : interest + aboveFirstMortgage;
  const rate = ratePercent ?? above;
  if (rate === null || !termYears) return { kind: 'unknown', term: 'payment' };

  const loan = { principal: money, interest: Percent.parse(Math.max(0, rate)), years: termYears };
  return { kind: 'monthly', monthly: levelPayment(loan), loan };
}
