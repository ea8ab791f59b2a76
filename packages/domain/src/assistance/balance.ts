import type { Repayment } from '../catalog/catalog-program.ts';
import { homeValue } from '../loan/home-value.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import type { Percent } from '../units.ts';
import { forgivenShare } from './forgiven-share.ts';
import { assistancePayment } from './payment.ts';
import { type AssistanceTerms, isFree, isPaidMonthly, missingTerm, type Unknown } from './terms.ts';

/** What the cost of help depends on beside the program. */
export interface AssistanceFacts {
  /** Dollars. */
  readonly homePrice: number;
  /** The first mortgage's rate. */
  readonly interest: Percent;
  /** What the home's value is taken to grow by a year; may be negative. */
  readonly yearlyGrowth: Percent;
}

export type AssistanceBalance =
  | { readonly kind: 'owed'; readonly dollars: number }
  /** It had to be paid back earlier, this much after these years, sold or not. */
  | { readonly kind: 'fell-due'; readonly dollars: number; readonly afterYears: number }
  | Unknown;

/**
 * What is owed on help if the home is sold, or the loan refinanced, once so many years have passed:
 * the balance of a loan that is paid back monthly; else what is not yet forgiven, with the interest
 * on it (compound interest is added once a year) and the agency's share of the home's rise in
 * value, of which a fall takes nothing off. Not rounded.
 *
 * Every due date but that of a refinance is taken to fall on a sale, which is also a move, a
 * transfer and a payoff. Interest that the program does not state is none.
 *
 * @param money the help, in dollars
 * @param year whole years since the purchase
 * @throws {RangeError} when the year is not a number from 0 on
 */
export function assistanceBalance(
  terms: AssistanceTerms,
  money: number,
  facts: AssistanceFacts,
  year: number,
): AssistanceBalance {
  if (!(year >= 0)) throw new RangeError(`Nothing is sold in year ${year}`);
  if (isFree(terms) || money <= 0) return { kind: 'owed', dollars: 0 };
  if (isPaidMonthly(terms)) {
    const payment = assistancePayment(terms, money, facts.interest);
    if (payment.kind === 'unknown') return payment;
    const dollars = payment.kind === 'monthly' ? remainingBalance(payment.loan, year) : 0;
    return { kind: 'owed', dollars };
  }

  const { kind, repayment } = terms;
  if (!repayment) return { kind: 'unknown', term: 'repayment' };
  const term = missingTerm(kind, repayment);
  if (term) return { kind: 'unknown', term };

  const { dueAfterYears } = repayment;
  if (dueAfterYears === null || year <= dueAfterYears) {
    return { kind: 'owed', dollars: owedThen(repayment, money, facts, year) };
  }
  const dollars = owedThen(repayment, money, facts, dueAfterYears);
  return dollars > 0
    ? { kind: 'fell-due', dollars, afterYears: dueAfterYears }
    : { kind: 'owed', dollars: 0 };
}

function owedThen(
  { forgiven, interest, appreciationSharePercent }: Repayment,
  money: number,
  { homePrice, yearlyGrowth }: AssistanceFacts,
  year: number,
): number {
  const left = money * (1 - (forgiven ? forgivenShare(forgiven, year) : 0));
  const gain = Math.max(0, homeValue(homePrice, yearlyGrowth, year) - homePrice);
  return left * interestFactor(interest, year) + ((appreciationSharePercent ?? 0) / 100) * gain;
}

function interestFactor(interest: Repayment['interest'], years: number): number {
  if (!interest) return 1;
  const rate = interest.ratePercent / 100;
  return interest.simple ? 1 + rate * years : (1 + rate) ** years;
}
