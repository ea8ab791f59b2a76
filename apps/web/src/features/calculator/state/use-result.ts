import type { PageConfig } from '@latchkey/contract';
import {
  type CalculatorDetails,
  type CountedDetails,
  type CountedProgram,
  costTables,
  countedDetails,
  coversPrice,
  type Estimate,
  estimateOf,
  type LatestAverageGap,
  type LoanLimits,
  latestAverageGap,
  loweringOutcome,
  type PricedAnswers,
  type PricingFacts,
  paymentOnly,
  pricingFactsOf,
  totalAssistance,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import type { Help } from './use-help.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The newest average rate with the payment at that rate, in dollars a month. */
export interface AtLatestAverage extends Pick<LatestAverageGap, 'average' | 'date' | 'ageDays'> {
  readonly payment: number;
}

/** What a larger down payment would change. */
export interface IfRaised {
  /** The figures with that down payment. */
  readonly estimate: Estimate;
  /** The highest price at which the same own money qualifies. Null if no price does. */
  readonly qualifyingPrice: number | null;
}

/** The figures on the page and what the answer says about them. */
export interface Result {
  readonly estimate: Estimate;
  readonly verdict: Verdict;
  /** What the programs on offer pay, applied or not, in dollars. */
  readonly offered: number;
  /** Set if the buyer qualifies and the newest average rate is notably above the rate used. */
  readonly latest: AtLatestAverage | null;
  /** Set if the buyer does not qualify. */
  readonly ifRaised: IfRaised | null;
}

/** Computes the page's figures from the buyer's answers, settings and help. */
export function useResult(quote: PricedAnswers, details: CalculatorDetails, help: Help): Result {
  const { product, config } = useSite();
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const onOffer = programsOf(help);
  const programs = isHelped ? onOffer : none;
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const estimate = estimateOf(pricingFactsOf(quote, details, product), counted, programs, limits);
  const { comparison, facts } = estimate;
  const verdict = verdictOf(comparison, help.state, isHelped, programs.length > 0);

  const latest = verdict === 'qualified' ? atLatestAverage(estimate, config) : null;
  const ifRaised = verdict === 'not-qualified' ? raisedOf(facts, counted, programs, limits) : null;
  const offered = totalAssistance(onOffer, facts);
  return { estimate, verdict, offered, latest, ifRaised };
}

/** The payment at the newest weekly average rate, if that is notably above the rate used. */
function atLatestAverage(
  estimate: Estimate,
  { latestAverage }: PageConfig,
): AtLatestAverage | null {
  const gap = latestAverage ? latestAverageGap(estimate.facts, latestAverage) : null;
  return gap && { ...gap, payment: paymentOnly(gap.facts, estimate) };
}

/** What a larger down payment would change. Null if none lowers the payment. */
function raisedOf(
  facts: PricingFacts,
  counted: CountedDetails,
  programs: readonly CountedProgram[],
  limits: LoanLimits,
): IfRaised | null {
  const outcome = loweringOutcome(facts, programs);
  if (outcome.kind !== 'not-qualified') return null;
  const raised = { ...facts, downPayment: outcome.raisedDownPayment };
  return {
    estimate: estimateOf(raised, counted, programs, limits),
    qualifyingPrice: outcome.qualifyingPrice,
  };
}

/** The programs whose help the buyer may apply now, or applied before the list failed to load. */
function programsOf(help: Help): readonly CountedProgram[] {
  if (help.state === 'found') return help.applied;
  return help.state === 'failed' ? help.last : none;
}

/** Stable, so that the figures are not computed again. */
const none: readonly CountedProgram[] = [];
