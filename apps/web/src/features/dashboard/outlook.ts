import {
  type Answer,
  type AskedPrograms,
  answerOf,
  appliedPrograms,
  combinationFacts,
  costTables,
  countedDetails,
  type Estimate,
  estimateOf,
  groupOf,
  type LoanLimits,
  type LocalProduct,
  type MatchedProgram,
  pricingFactsOf,
  type Quote,
  type RankedMatches,
} from '@latchkey/domain';
import { detailsOf } from '@/state/use-details.ts';

/**
 * A saved quote's figures with the calculator's default settings. Amounts are in dollars, not
 * rounded.
 */
export interface Outlook {
  readonly estimate: Estimate;
  readonly answer: Answer;
  readonly programs: number;
  /** Number of programs in the “Fits now” group in the list of programs. */
  readonly settled: number;
  /**
   * The oldest date on which a program's facts were checked. Undefined if there are no programs.
   */
  readonly checkedOn: string | undefined;
}

/**
 * Returns a saved quote's figures with the programs that the buyer chose. If the buyer chose none,
 * applies the default program, like the calculator.
 *
 * @param limits the loan limits of the home's county
 */
export function outlookOf(
  quote: Quote,
  matches: RankedMatches<MatchedProgram>,
  asked: AskedPrograms,
  limits: LoanLimits,
  product: LocalProduct,
): Outlook {
  const { state } = quote.homeLocation;
  const details = countedDetails(detailsOf(undefined, product), state, costTables.closingCosts);
  const facts = pricingFactsOf(quote, details, product);
  const { programs } = matches;
  const applied = appliedPrograms(matches, asked, combinationFacts(quote, limits));
  const estimate = estimateOf(facts, details, applied.programs, limits);
  return {
    estimate,
    answer: answerOf(estimate, quote.downPayment),
    programs: programs.length,
    settled: programs.filter((program) => groupOf(program) === 'fits').length,
    checkedOn: programs.map(({ checkedOn }) => checkedOn).sort()[0],
  };
}
