import { capsForLoan } from '../assistance/cap-for-loan.ts';
import type { CashTerms } from '../cash/cash-at-price.ts';
import {
  type CashGap,
  type CashNeeded,
  type CashPlan,
  cashGap,
  cashNeeded,
} from '../cash/cash-needed.ts';
import { type ClosingChoice, usedHelp } from '../cash/help-for-closing.ts';
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
 * Returns the cash due at closing, compared with the buyer's cash. Excludes an up-front premium,
 * because it is financed. Subtracts help for closing costs: help that may pay only closing costs,
 * or help that the buyer applies to them.
 *
 * @param have the buyer's cash, in dollars
 * @param plan by default, the leading plan
 */
export function cashFacts(
  { facts, loanType, details, programs, leadsWith, comparison, help }: Estimate,
  have: number,
  plan: CashPlan = leadsWith,
): CashFacts {
  const { down, firstLoan } = comparison;
  const needed = cashNeeded(plan, facts, firstLoan, details, {
    downPayment: down.total - down.assistance,
    assistance: help.reduce((sum, { towardClosing }) => sum + towardClosing, 0),
  });
  const terms = {
    facts,
    plan,
    loanType,
    have,
    charges: details,
    ...helpTerms(programs, loanType, details),
  };
  return { terms, needed, gap: cashGap(have, needed.total) };
}

/**
 * Returns the plan for which a page shows the cash due at closing. If the lowered payment leads,
 * this is the plan that the buyer chose.
 */
export function shownPlan(
  { leadsWith }: Pick<Estimate, 'leadsWith'>,
  chosen: CashPlan | null,
): CashPlan {
  return leadsWith === 'lowered' && chosen ? chosen : leadsWith;
}

/**
 * Returns the programs' help as the buyer uses it, and the largest contribution that a program
 * requires from the buyer. The rules state the contribution in dollars at the current price. If a
 * program requires a percentage, the result is too high for a lower price.
 *
 * @param loanType the type of the first loan
 */
export function helpTerms(
  programs: readonly CountedProgram[],
  loanType: LoanType,
  choice: Pick<ClosingChoice, 'helpPaysClosing'>,
): Pick<CashTerms, 'program' | 'minContribution'> {
  const required = programs
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => (rule.rule === 'own-contribution' ? (rule.required ?? []) : []));
  const minContribution = required.length > 0 ? { amount: Math.max(...required) } : null;
  return { program: usedHelp(capsForLoan(programs, loanType), choice), minContribution };
}
