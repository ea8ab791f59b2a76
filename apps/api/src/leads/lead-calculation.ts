import type { CalculatorInput, LeadCalculation } from '@latchkey/contract';
import {
  type AppliedHelp,
  type Area,
  answerOf,
  appliedPrograms,
  calculatorDetails,
  combinationFacts,
  costTables,
  countedDetails,
  coversPrice,
  defaultCalculatorDetails,
  estimateOf,
  type LocalProduct,
  type MatchedProgram,
  pricingFactsOf,
  type QuoteAnswers,
  type RankedMatches,
} from '@latchkey/domain';
import { comparedFigures, termFigures, trueCostFigures } from './lead-figures.ts';

/**
 * Prices a quote the way the calculator does, with the buyer's extra costs and a loan type that the
 * applied programs accept.
 *
 * @param matches the matching programs and the default one
 * @param limits the loan limits of the home's county
 * @param product what the site offers
 */
export function leadCalculation(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  matches: RankedMatches<MatchedProgram>,
  limits: Pick<Area, 'conformingLimits' | 'fhaLimits'>,
  product: LocalProduct,
): LeadCalculation {
  const details = calculatorDetails(input?.details ?? defaultCalculatorDetails, product);
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const asked = { programId: input?.programId ?? null, withIds: input?.withIds ?? [] };
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
    ...trueCostFigures(estimate, answerOf(estimate, input?.cash ?? quote.downPayment)),
  };
}

/** The applied program that pays the most, with the names of all applied programs. */
function named(
  help: readonly AppliedHelp[],
  programs: readonly MatchedProgram[],
): LeadCalculation['program'] {
  const applied = help.flatMap(({ program }) => programs.filter(({ id }) => id === program.id));
  const [first] = applied;
  return first ? { id: first.id, name: applied.map(({ fullName }) => fullName).join(' + ') } : null;
}
