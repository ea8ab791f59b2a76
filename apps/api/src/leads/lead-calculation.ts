import type { CalculatorInput, LeadCalculation } from '@latchkey/contract';
import {
  type Area,
  appliedProgram,
  costTables,
  countedDetails,
  coversPrice,
  defaultCalculatorDetails,
  estimateOf,
  type MatchedProgram,
  pricingFactsOf,
  type QuoteAnswers,
} from '@latchkey/domain';

/**
 * Prices a quote as the calculator does, with the buyer's extras and the loan that the applied
 * program needs.
 *
 * @param matches the matching programs in rank order
 * @param limits the loan limits of the home's county
 */
export function leadCalculation(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  matches: readonly MatchedProgram[],
  limits: Pick<Area, 'conformingLimits' | 'fhaLimits'>,
): LeadCalculation {
  const details = input?.details ?? defaultCalculatorDetails;
  const isHelped = details.applyAssistance && !coversPrice(quote);
  const program = isHelped ? appliedProgram(matches, input?.programId ?? null) : undefined;
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const facts = pricingFactsOf(quote, details);
  const { comparison, terms, loanType, saleAtEnd } = estimateOf(
    facts,
    counted,
    program ?? null,
    limits,
  );
  const { assistance } = saleAtEnd;
  return {
    details,
    program: program ? { id: program.id, name: program.fullName } : null,
    isQualified: comparison.isQualified,
    programLength: comparison.programLength,
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
