import { towardPriceOnly } from '../assistance/assistance-split.ts';
import { capsForLoan } from '../assistance/cap-for-loan.ts';
import { type CashTerms, cashAtPrice } from '../cash/cash-at-price.ts';
import type { CashGap, CashNeeded, CashPlan } from '../cash/cash-needed.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import type { Estimate } from './estimate.ts';

/** The buyer's cash compared with the cash due at closing. */
export interface CashFacts {
  readonly terms: CashTerms;
  readonly needed: CashNeeded;
  readonly gap: CashGap;
}

/**
 * The cash due at closing with the buyer's figures. An up-front premium is financed. Only a program
 * that pays nothing else pays closing costs. All other help goes to the price.
 *
 * @param have the buyer's cash, in dollars
 * @param plan by default, the leading plan
 */
export function cashFacts(
  { facts, loanType, details, programs, leadsWith }: Estimate,
  have: number,
  plan: CashPlan = leadsWith,
): CashFacts {
  const terms = { facts, plan, loanType, have, charges: details, ...helpTerms(programs, loanType) };
  const { needed, gap } = cashAtPrice(terms, facts.homePrice, facts.downPayment);
  return { terms, needed, gap };
}

/**
 * The programs' help as the estimate uses it, and the largest own contribution that a program requires. The rules state it
 * in dollars at the current price. So it is too high for a lower price if a program asks for a
 * percentage.
 *
 * @param loanType type of the first loan
 */
export function helpTerms(
  programs: readonly CountedProgram[],
  loanType: LoanType,
): Pick<CashTerms, 'program' | 'minContribution'> {
  const required = programs
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => (rule.rule === 'own-contribution' ? (rule.required ?? []) : []));
  const minContribution = required.length > 0 ? { amount: Math.max(...required) } : null;
  return { program: towardPriceOnly(capsForLoan(programs, loanType)), minContribution };
}
