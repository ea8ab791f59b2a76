import {
  type CalculatorDetails,
  type CountedProgram,
  costTables,
  countedDetails,
  coversPrice,
  type Estimate,
  estimateOf,
  loweringOutcome,
  type PricedAnswers,
  paymentOnly,
  pricingFactsOf,
  totalAssistance,
} from '@latchkey/domain';
import { useMemo } from 'react';
import { product } from '@/lib/product.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import type { Help } from '../assistance/use-help.ts';
import type { AtLatestAverage } from './answer/lowered-answer.tsx';
import type { IfRaised } from './answer/not-qualified-answer.tsx';
import { useLatestAverage } from './use-latest-average.ts';
import { type Verdict, verdictOf } from './verdict.ts';

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

/** Computes the page's figures from the buyer's answers, settings and help. Memoized. */
export function useResult(quote: PricedAnswers, details: CalculatorDetails, help: Help): Result {
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const onOffer = programsOf(help);
  const programs = isHelped ? onOffer : none;
  const counted = useMemo(
    () => countedDetails(details, quote.homeLocation.state, costTables.closingCosts),
    [details, quote.homeLocation.state],
  );
  const estimate = useMemo(
    () => estimateOf(pricingFactsOf(quote, details, product), counted, programs, limits),
    [quote, details, counted, programs, limits],
  );
  const { comparison, facts } = estimate;
  const verdict = verdictOf(comparison, help.state, isHelped, programs.length > 0);

  const gap = useLatestAverage(facts);
  const latest = useMemo(() => {
    if (!gap || verdict !== 'qualified') return null;
    return { ...gap, payment: paymentOnly(gap.facts, estimate) };
  }, [gap, verdict, estimate]);
  const ifRaised = useMemo(() => {
    if (verdict !== 'not-qualified') return null;
    const outcome = loweringOutcome(facts, programs);
    if (outcome.kind !== 'not-qualified') return null;
    const raised = { ...facts, downPayment: outcome.raisedDownPayment };
    return {
      estimate: estimateOf(raised, counted, programs, limits),
      qualifyingPrice: outcome.qualifyingPrice,
    };
  }, [verdict, facts, counted, programs, limits]);
  const offered = totalAssistance(onOffer, facts);
  return useMemo(
    () => ({ estimate, verdict, offered, latest, ifRaised }),
    [estimate, verdict, offered, latest, ifRaised],
  );
}

/** The programs whose help the buyer may apply now, or applied before the list failed to load. */
function programsOf(help: Help): readonly CountedProgram[] {
  if (help.state === 'found') return help.applied;
  return help.state === 'failed' ? help.last : none;
}

/** Stable, so that the figures are not computed again. */
const none: readonly CountedProgram[] = [];
