import type { CalculatorInput, LeadCalculation } from '@latchkey/contract';
import {
  type Area,
  type AssistanceFacts,
  appliedLoanType,
  appliedProgram,
  assistanceBalance,
  comparePayments,
  comparisonWithCosts,
  costTables,
  countedDetails,
  coversPrice,
  defaultCalculatorDetails,
  extraCosts,
  loanTypeOf,
  type MatchedProgram,
  type PaymentComparison,
  pricingFactsOf,
  type QuoteAnswers,
  termsFacts,
  termsWithCosts,
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
  const facts = pricingFactsOf(quote, details);
  const plain = comparePayments(facts, program ?? null);
  const loanType = program
    ? appliedLoanType({
        types: program.firstMortgage.types.map(loanTypeOf),
        loanAmount: plain.loanAmount,
        limits,
        creditScore: facts.creditScore,
      })
    : plain.loanType;
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const costs = extraCosts(facts, plain, loanType, counted, costTables);
  const comparison = comparisonWithCosts(plain, costs, counted);
  const terms = termsWithCosts(termsFacts(facts, plain), costs);
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
    helpOwed: helpOwed(program, plain, { ...facts, yearlyGrowth: details.yearlyGrowth }),
  };
}

/** In dollars at the end of the program. Null if unknown. */
function helpOwed(
  program: MatchedProgram | undefined,
  { assistanceDowpayment, years }: PaymentComparison,
  facts: AssistanceFacts,
): number | null {
  if (!program) return 0;
  const balance = assistanceBalance(program, assistanceDowpayment, facts, years);
  return balance.kind === 'unknown' ? null : balance.dollars;
}
