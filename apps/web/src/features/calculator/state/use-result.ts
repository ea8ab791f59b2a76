import type { PageConfig } from '@latchkey/contract';
import {
  type Answer,
  type AtLatestAverage,
  answerOf,
  atLatestAverage,
  type CalculatorDetails,
  type CommonLoanFit,
  type CountedProgram,
  capsForLoan,
  costTables,
  countedDetails,
  coversPrice,
  type Estimate,
  estimateOf,
  hasLoan,
  type IfRaised,
  ifRaised,
  type LatestAverageGap,
  latestAverageGap,
  type PricedAnswers,
  type PricingFacts,
  pricingFactsOf,
  suggestedCommonLoan,
  totalAssistance,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useAreLimitsLoading, useLoanLimits } from '@/state/use-loan-limits.ts';
import type { Help } from './use-help.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The figures on the page, and the conclusions that the answer draws from them. */
export interface Result {
  readonly estimate: Estimate;
  readonly answer: Answer;
  readonly verdict: Verdict;
  /** The total assistance from the available programs, in dollars, even if it is not applied. */
  readonly offered: number;
  /**
   * The payment at the newest average rate. Null if there is no loan, or if the average is not
   * notably higher than the rate in use.
   */
  readonly latest: AtLatestAverage | null;
  /** The effect of a larger down payment. Null if the buyer already qualifies. */
  readonly ifRaised: IfRaised | null;
  /**
   * The price for which a loan within the limits is possible. Set only if no common loan covers the
   * home now. Null if there is no such price, or if the price is below the prices that pages
   * suggest.
   */
  readonly commonLoan: CommonLoanFit | null;
}

/**
 * Calculates the page's figures from the buyer's answers, settings and assistance.
 *
 * @param cash the buyer's cash, in dollars
 */
export function useResult(
  quote: PricedAnswers,
  details: CalculatorDetails,
  cash: number,
  help: Help,
): Result {
  const { product, config } = useSite();
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const onOffer = programsOf(help);
  const programs = isHelped ? onOffer : none;
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const estimate = estimateOf(pricingFactsOf(quote, details, product), counted, programs, limits);
  const { comparison, facts } = estimate;
  const { kind } = comparison.lowering;
  const loanAmount = comparison.firstLoan.base.principal;
  const isWaiting = useAreLimitsLoading(quote.homeLocation.county_code, loanAmount);
  const verdict = isWaiting
    ? 'loading'
    : verdictOf({ loanAmount, kind }, help.state, isHelped, programs.length > 0);
  const gap = hasLoan(estimate) ? gapOf(facts, config) : null;

  return {
    estimate,
    answer: answerOf(estimate, cash),
    verdict,
    offered: totalAssistance(capsForLoan(onOffer, estimate.loanType), facts),
    latest: gap && atLatestAverage(gap, estimate, cash, limits),
    ifRaised: verdict === 'not-qualified' ? ifRaised(estimate, limits) : null,
    commonLoan: suggestedCommonLoan(estimate, cash),
  };
}

/** Returns the newest weekly average rate, if it is notably above the rate in use. */
function gapOf(facts: PricingFacts, { latestAverage }: PageConfig): LatestAverageGap | null {
  return latestAverage ? latestAverageGap(facts, latestAverage) : null;
}

/**
 * Returns the programs whose assistance the buyer may apply now. If the list failed to load,
 * returns the programs that were applied before the failure.
 */
function programsOf(help: Help): readonly CountedProgram[] {
  if (help.state === 'found') return help.applied;
  return help.state === 'failed' ? help.last : none;
}

/**
 * An empty list of programs. Always the same array, so that React does not recalculate the figures.
 */
const none: readonly CountedProgram[] = [];
