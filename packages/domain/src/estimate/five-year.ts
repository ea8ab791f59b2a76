import { coversPrice } from '../assistance/assistance.ts';
import { loanLimitFinding, noCommonLoan } from '../loan/loan-limit.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { FiveYear } from '../programs/five-year.ts';
import type { PricedProgram } from '../programs/matched-program.ts';
import { Percent } from '../units.ts';
import { loanTypeFor } from './estimate.ts';
import { type Purchase, type PurchaseTerms, purchaseOf } from './purchase.ts';
import type { WithoutHelp } from './without-help.ts';

/**
 * How much higher the rate of the program's lender is in `FiveYear.ifRateHigher`, in percentage
 * points.
 */
export const HIGHER_RATE = 0.25;

/**
 * Calculates how much a program's help saves the buyer over five years: the cost of the same home
 * without help, minus its cost with help. The cost is the cash at closing, 60 full monthly
 * payments, and the remaining debt. Amounts are not discounted.
 *
 * @param baseline the purchase without help, from {@link withoutHelp}
 * @returns null if there is no baseline, or if {@link withHelp} returns null
 */
export function fiveYear(
  program: PricedProgram,
  terms: PurchaseTerms,
  baseline: WithoutHelp | null,
): FiveYear | null {
  return baseline && comparedWith(baseline, terms, (at) => withHelp(program, at));
}

/**
 * Calculates how much a VA loan without help saves the buyer over five years, compared with the
 * same baseline as every program. Null if there is no baseline, if the buyer needs no loan, or if
 * no common loan covers the price.
 *
 * @param baseline the purchase without help, from {@link withoutHelp}
 */
export function vaFiveYear(terms: PurchaseTerms, baseline: WithoutHelp | null): FiveYear | null {
  const { homePrice, downPayment } = terms.facts;
  if (!baseline || coversPrice(terms.facts) || !isCommon('VA', homePrice - downPayment, terms)) {
    return null;
  }
  return comparedWith(baseline, terms, (at) => purchaseOf(at, 'VA', null));
}

function comparedWith(
  { cost }: WithoutHelp,
  terms: PurchaseTerms,
  purchaseAt: (terms: PurchaseTerms) => Purchase | null,
): FiveYear | null {
  const { facts } = terms;
  const interest = Percent.parse(facts.interest + HIGHER_RATE);
  const purchase = purchaseAt(terms);
  const atHigherRate = purchaseAt({ ...terms, facts: { ...facts, interest } });
  if (!purchase || !atHigherRate) return null;
  return {
    low: cost.least - purchase.cost.most,
    high: cost.most - purchase.cost.least,
    ifRateHigher: atHigherRate.cost.most - purchase.cost.most,
  };
}

/**
 * Returns the purchase with a program's help, and with the loan type for that help.
 *
 * @returns null for a tax credit or an unknown amount, if the help leaves the down payment too
 * small, if no common loan covers the rest of the price, or if the rate of mortgage insurance is
 * unknown
 */
export function withHelp(program: PricedProgram, terms: PurchaseTerms): Purchase | null {
  const { facts, limits } = terms;
  if (program.kind === 'tax-credit' || coversPrice(facts)) return null;
  const { loanType, loanAmount } = loanTypeFor(facts, [program], limits);
  if (!isCommon(loanType, loanAmount, terms)) return null;
  const purchase = purchaseOf(terms, loanType, program);
  return purchase && purchase.help > 0 ? purchase : null;
}

/** Whether a loan is within the limit for its type, and within the conforming or the FHA limit. */
function isCommon(type: LoanType, loanAmount: number, { facts, limits }: PurchaseTerms): boolean {
  const { verdict } = loanLimitFinding(loanAmount, type, facts.homeType, limits);
  return verdict !== 'over' && noCommonLoan(loanAmount, facts.homeType, limits) === null;
}
