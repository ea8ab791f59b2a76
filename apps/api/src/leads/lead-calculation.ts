import type { CalculatorInput, LeadCalculation } from '@latchkey/contract';
import {
  type AppliedHelp,
  type Area,
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
} from '@latchkey/domain';

/**
 * Prices a quote as the calculator does, with the buyer's extras and the loan that the applied
 * programs need.
 *
 * @param matches the matching programs in rank order
 * @param limits the loan limits of the home's county
 * @param product what the site offers
 */
export function leadCalculation(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  matches: readonly MatchedProgram[],
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
  const { comparison, terms, loanType, saleAtEnd, help } = estimateOf(
    facts,
    counted,
    programs,
    limits,
  );
  const { assistance } = saleAtEnd;
  return {
    details,
    program: named(help, programs),
    isOffered: comparison.isOffered,
    isQualified: comparison.isQualified,
    programLength: comparison.programLength ?? '',
    product: comparison.product,
    loanAmount: terms.loanAmount,
    assistance: comparison.assistanceDowpayment,
    traditionalPayment: comparison.traditionalMortgagePayment,
    loweredPayment: comparison.ITMOMortgagePayment,
    paymentAfter: comparison.paymentAfter,
    amountSaved: comparison.amountSaved,
    percentSaved: comparison.percentSaved,
    totalSavings: comparison.totalSavings,
    owedLater: comparison.secondLoan.owed,
    dueAtClosing: comparison.dueAtClosing,
    loanType,
    downPayment: terms.downPayment,
    downPaymentPercent: terms.downPaymentPercent,
    apr: terms.apr ?? null,
    helpOwed: assistance.kind === 'unknown' ? null : assistance.dollars,
  };
}

/** The program that pays most, with the names of all that are applied. */
function named(
  help: readonly AppliedHelp[],
  programs: readonly MatchedProgram[],
): LeadCalculation['program'] {
  const applied = help.flatMap(({ program }) => programs.filter(({ id }) => id === program.id));
  const [first] = applied;
  return first ? { id: first.id, name: applied.map(({ fullName }) => fullName).join(' + ') } : null;
}
