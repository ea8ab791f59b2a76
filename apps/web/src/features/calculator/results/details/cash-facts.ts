import {
  type CashGap,
  type CashNeeded,
  type CashPlan,
  type CashTerms,
  type CountedProgram,
  cashAtPrice,
  type Estimate,
  Percent,
  towardPriceOnly,
} from '@latchkey/domain';

/** The buyer's cash compared with what closing takes. */
export interface CashFacts {
  readonly terms: CashTerms;
  readonly needed: CashNeeded;
  readonly gap: CashGap;
}

/**
 * What decides whether the buyer's cash is enough. An up-front premium is financed.
 *
 * @param have the buyer's cash, in dollars
 */
export function cashTermsOf(
  { facts, loanType, details, programs }: Estimate,
  plan: CashPlan,
  have: number,
): CashTerms {
  return {
    facts,
    plan,
    loanType,
    have,
    charges: details,
    upFront: Percent.parse(0),
    ...helpTerms(programs),
  };
}

/**
 * The programs' help, and the most own money that one of them requires. The rules name that in
 * dollars at the current price, so it is too high for a lower price if a program asks for a
 * percentage.
 */
export function helpTerms(
  programs: readonly CountedProgram[],
): Pick<CashTerms, 'program' | 'minContribution'> {
  const required = programs
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => (rule.rule === 'own-contribution' ? (rule.required ?? []) : []));
  const minContribution = required.length > 0 ? { amount: Math.max(...required) } : null;
  return { program: programs, minContribution };
}

/**
 * The cash that closing takes with the buyer's figures. Help pays closing costs only if the cash is
 * not enough otherwise, because then it pays less of the price.
 */
export function cashFacts(terms: CashTerms): CashFacts {
  const { program, facts } = terms;
  const at = (given: CashTerms['program']) =>
    cashAtPrice({ ...terms, program: given }, facts.homePrice, facts.downPayment);
  const toPrice = at(towardPriceOnly(program));
  const { needed, gap } = toPrice.gap.short > 0 ? at(program) : toPrice;
  return { terms, needed, gap };
}
