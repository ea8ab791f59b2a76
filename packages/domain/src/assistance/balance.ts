import type { Repayment } from '../catalog/catalog-program.ts';
import { homeValue } from '../loan/home-value.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import type { Percent } from '../units.ts';
import { forgivenShare } from './forgiven-share.ts';
import { assistancePayment } from './payment.ts';
import { type AssistanceTerms, isFree, isPaidMonthly, missingTerm, type Unknown } from './terms.ts';

/** Facts that determine the cost of assistance, in addition to the program's terms. */
export interface AssistanceFacts {
  /** The price in dollars. */
  readonly homePrice: number;
  /** The interest rate of the first mortgage. */
  readonly interest: Percent;
  /** Assumed annual growth of the home's value. May be negative. */
  readonly yearlyGrowth: Percent;
}

export type AssistanceBalance =
  | { readonly kind: 'owed'; readonly dollars: number }
  /** The balance was due earlier, after `afterYears` years, even if the home was not sold. */
  | { readonly kind: 'fell-due'; readonly dollars: number; readonly afterYears: number }
  | Unknown;

/**
 * Returns the balance of assistance if the home is sold or the loan is refinanced after `year`
 * years. Not rounded.
 *
 * For a loan that is repaid monthly, this is the remaining balance. For any other assistance, this
 * is the part that is not yet forgiven, plus interest on that part (compounded annually unless
 * simple), plus the agency's share of the home's appreciation. A loss in value does not reduce the
 * balance.
 *
 * Assumes that every trigger except a refinance happens at the sale. The sale is treated as a move,
 * a transfer and a payoff. Assistance with no stated interest rate is interest-free.
 *
 * @param amount the amount of assistance, in dollars
 * @param year number of whole years since the purchase
 * @throws {RangeError} if the year is negative or not a number
 */
export function assistanceBalance(
  terms: AssistanceTerms,
  amount: number,
  facts: AssistanceFacts,
  year: number,
): AssistanceBalance {
  if (!(year >= 0)) throw new RangeError(`The year must be 0 or more, not ${year}`);
  if (isFree(terms) || amount <= 0) return { kind: 'owed', dollars: 0 };
  if (isPaidMonthly(terms)) {
    const payment = assistancePayment(terms, amount, facts.interest);
    if (payment.kind === 'unknown') return payment;
    const dollars = payment.kind === 'monthly' ? remainingBalance(payment.loan, year) : 0;
    return { kind: 'owed', dollars };
  }

  const { kind, repayment } = terms;
  if (!repayment) return { kind: 'unknown', term: 'repayment' };
  const term = missingTerm(kind, repayment);
  const isForgiven = repayment.forgiven && forgivenShare(repayment.forgiven, year) === 1;
  const mayShare = kind === 'shared-appreciation-loan' || repayment.appreciationSharePercent;
  // A forgiven balance is 0, so the unknown due date does not matter.
  if (term === 'due' && isForgiven && !repayment.interest && !mayShare) {
    return { kind: 'owed', dollars: 0 };
  }
  if (term) return { kind: 'unknown', term };

  const { dueAfterYears } = repayment;
  if (dueAfterYears === null || year <= dueAfterYears) {
    return { kind: 'owed', dollars: unforgivenWithInterest(repayment, amount, facts, year) };
  }
  const dollars = unforgivenWithInterest(repayment, amount, facts, dueAfterYears);
  return dollars > 0
    ? { kind: 'fell-due', dollars, afterYears: dueAfterYears }
    : { kind: 'owed', dollars: 0 };
}

function unforgivenWithInterest(
  { forgiven, interest, appreciationSharePercent }: Repayment,
  amount: number,
  { homePrice, yearlyGrowth }: AssistanceFacts,
  year: number,
): number {
  const unforgiven = amount * (1 - (forgiven ? forgivenShare(forgiven, year) : 0));
  const gain = Math.max(0, homeValue(homePrice, yearlyGrowth, year) - homePrice);
  return (
    unforgiven * interestFactor(interest, year) + ((appreciationSharePercent ?? 0) / 100) * gain
  );
}

/**
 * Returns the growth factor of deferred assistance. The factor is 1 if the program states no
 * interest rate.
 */
export function interestFactor(interest: Repayment['interest'], years: number): number {
  if (!interest) return 1;
  const rate = interest.ratePercent / 100;
  return interest.simple ? 1 + rate * years : (1 + rate) ** years;
}
