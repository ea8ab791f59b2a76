import { coversPrice } from '../assistance/assistance.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { type AskedPrograms, idsOf } from '../draft/asked-programs.ts';
import {
  calculatorDetails,
  defaultCalculatorDetails,
  type StoredCalculatorDetails,
} from '../draft/calculator-details.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import type { RankedMatches } from '../programs/applied-program.ts';
import { appliedPrograms, combinationFacts } from '../programs/combination/applied-combination.ts';
import type { MatchedProgram } from '../programs/matched-program.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { LocalProduct } from '../site-product.ts';
import { answerOf } from './answer.ts';
import { type AppliedHelp, estimateOf } from './estimate.ts';
import { comparedFigures, termFigures, trueCostFigures } from './lead-figures.ts';

/** The calculator's settings when the buyer sent a request. */
export interface LeadSettings extends AskedPrograms {
  readonly details: StoredCalculatorDetails;
  /** The buyer's cash for closing, in dollars. Default: the down payment. */
  readonly cash?: number | null | undefined;
}

/**
 * Calculates a quote's figures in the same way as the calculator, with the buyer's extra costs and
 * a loan type that the applied programs accept.
 *
 * @param matches the matching programs and the default program
 * @param limits the loan limits of the home's county
 * @param product what the site offers
 */
export function leadCalculation(
  quote: QuoteAnswers,
  settings: LeadSettings | undefined,
  matches: RankedMatches<MatchedProgram>,
  limits: LoanLimits,
  product: LocalProduct,
) {
  const { details: own = defaultCalculatorDetails, cash } = settings ?? {};
  const details = calculatorDetails(own, product);
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const asked = settings ?? idsOf([]);
  const { programs } = isHelped
    ? appliedPrograms(matches, asked, combinationFacts(quote, limits))
    : { programs: [] };
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const facts = pricingFactsOf(quote, details, product);
  const estimate = estimateOf(facts, counted, programs, limits);
  return {
    details,
    program: named(estimate.help, programs),
    ...comparedFigures(estimate),
    ...termFigures(estimate),
    ...trueCostFigures(estimate, answerOf(estimate, cash ?? quote.downPayment)),
  };
}

/**
 * Returns the ID of the applied program that pays the most, and the names of all applied programs
 * as one string.
 */
function named(
  help: readonly AppliedHelp[],
  programs: readonly MatchedProgram[],
): { id: number; name: string } | null {
  const applied = help.flatMap(({ program }) => programs.filter(({ id }) => id === program.id));
  const [first] = applied;
  return first ? { id: first.id, name: applied.map(({ fullName }) => fullName).join(' + ') } : null;
}
