import type { PageConfig } from '@latchkey/contract';
import {
  type Answer,
  answerOf,
  type CalculatorDetails,
  type CommonLoanFit,
  type CountedProgram,
  capsForLoan,
  commonLoanFit,
  costTables,
  countedDetails,
  coversPrice,
  type Estimate,
  estimateOf,
  isSuggestedPrice,
  type LatestAverageGap,
  type LoanLimits,
  latestAverageGap,
  type PricedAnswers,
  type PricingFacts,
  pricingFactsOf,
  qualifyingPrice,
  raisedDownPayment,
  totalAssistance,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useAreLimitsLoading, useLoanLimits } from '@/state/use-loan-limits.ts';
import type { Help } from './use-help.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The newest average rate, and the answer's first payment at that rate, in dollars a month. */
export interface AtLatestAverage extends Pick<LatestAverageGap, 'average' | 'date' | 'ageDays'> {
  readonly payment: number;
}

/** The effect of a larger down payment. */
export interface IfRaised {
  /** The figures with the larger down payment. */
  readonly estimate: Estimate;
  /**
   * The highest price at which the buyer qualifies with the same amount of their own money. Null if
   * the buyer qualifies at no price, or only at a price below those that we suggest.
   */
  readonly qualifyingPrice: number | null;
}

/** The figures on the page, and the conclusions that the answer states about them. */
export interface Result {
  readonly estimate: Estimate;
  readonly answer: Answer;
  readonly verdict: Verdict;
  /** The total assistance from the available programs in dollars, whether or not it is applied. */
  readonly offered: number;
  /**
   * The payment at the newest average rate. Null if there is no loan, or if the rate in use is not
   * notably lower.
   */
  readonly latest: AtLatestAverage | null;
  /** The effect of a larger down payment. Null if the buyer qualifies. */
  readonly ifRaised: IfRaised | null;
  /**
   * Set if no common loan covers the home: the price that a loan within a limit covers. Null if no
   * such price fits, or only one below the prices that we suggest.
   */
  readonly commonLoan: CommonLoanFit | null;
}

/**
 * Computes the page's figures from the buyer's answers, settings and assistance.
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
  // Without the limits, the page could show a payment of a loan that no lender may make.
  const isWaiting = useAreLimitsLoading(quote.homeLocation.county_code, loanAmount);
  const verdict = isWaiting
    ? 'loading'
    : verdictOf({ loanAmount, kind }, help.state, isHelped, programs.length > 0);
  const gap = loanAmount > 0 ? gapOf(facts, config) : null;

  return {
    estimate,
    answer: answerOf(estimate, cash),
    verdict,
    offered: totalAssistance(capsForLoan(onOffer, estimate.loanType), facts),
    latest: gap && atLatestAverage(gap, estimate, cash, limits),
    ifRaised: verdict === 'not-qualified' ? raisedOf(estimate, limits) : null,
    commonLoan: suggestedFit(estimate, cash),
  };
}

function suggestedFit(estimate: Estimate, cash: number): CommonLoanFit | null {
  const fit = commonLoanFit(estimate, cash);
  return fit && isSuggestedPrice(fit.homePrice) ? fit : null;
}

/** The newest weekly average rate, if it is notably above the rate used. */
function gapOf(facts: PricingFacts, { latestAverage }: PageConfig): LatestAverageGap | null {
  return latestAverage ? latestAverageGap(facts, latestAverage) : null;
}

function atLatestAverage(
  { facts, average, date, ageDays }: LatestAverageGap,
  { details, programs }: Estimate,
  cash: number,
  limits: LoanLimits,
): AtLatestAverage {
  const { eachMonth } = answerOf(estimateOf(facts, details, programs, limits), cash);
  return { average, date, ageDays, payment: eachMonth.now };
}

/** Computes the effect of a larger down payment. Null if the buyer qualifies. */
function raisedOf(
  { facts, details, programs, caps, comparison: { lowering } }: Estimate,
  limits: LoanLimits,
): IfRaised | null {
  if (lowering.kind !== 'not-qualified' || facts.lowering === null) return null;
  const downPayment = raisedDownPayment(facts.downPayment, lowering.additionalDownPayment);
  const raised: PricingFacts = { ...facts, downPayment };
  const price = qualifyingPrice({ ...facts, lowering: facts.lowering }, caps);
  return {
    estimate: estimateOf(raised, details, programs, limits),
    qualifyingPrice: price !== null && isSuggestedPrice(price) ? price : null,
  };
}

/**
 * The programs whose assistance the buyer may apply now. If the list failed to load, the programs
 * that were applied before the failure.
 */
function programsOf(help: Help): readonly CountedProgram[] {
  if (help.state === 'found') return help.applied;
  return help.state === 'failed' ? help.last : none;
}

/** A constant empty array, so that the figures are not recomputed. */
const none: readonly CountedProgram[] = [];
