import type { CalculatorInput, LeadCalculation, LeadProgram } from '@latchkey/contract';
import {
  appliedProgram,
  comparePayments,
  defaultCalculatorDetails,
  type MatchedProgram,
  matchPrograms,
  nothingKnown,
  pricingFactsOf,
  type QuoteAnswers,
} from '@latchkey/domain';
import type { Catalog } from '../programs/catalog.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/** The programs and payments that the buyer saw for the submitted quote. */
export interface LeadSnapshot {
  readonly programs: LeadProgram[];
  readonly calculation: LeadCalculation;
}

/**
 * Matches and prices the quote with our current catalog and tables. The result is stored with the
 * lead, so later catalog changes do not alter it. The caller supplies calculator settings, never
 * amounts. Short answers never go with a lead.
 *
 * @param today the current day, such as 2026-11-21
 */
export function leadSnapshot(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  catalog: Catalog,
  reference: Pick<ReferenceData, 'areaOf'>,
  today: string,
): LeadSnapshot {
  const area = reference.areaOf(quote.homeLocation);
  const { programs } = matchPrograms(catalog.inCounty(area), quote, area, {
    today,
    known: nothingKnown,
  });
  return { programs: programs.map(leadProgram), calculation: calculation(quote, input, programs) };
}

function leadProgram({ id, fullName, agencyName, maxAmount: amount, hasCheck }: MatchedProgram) {
  return { id, name: fullName, agency: agencyName, amount, hasCheck };
}

function calculation(
  quote: QuoteAnswers,
  input: CalculatorInput | undefined,
  matches: readonly MatchedProgram[],
): LeadCalculation {
  const details = input?.details ?? defaultCalculatorDetails;
  const program = details.applyAssistance
    ? appliedProgram(matches, input?.programId ?? null)
    : undefined;
  const comparison = comparePayments(pricingFactsOf(quote, details), program ?? null);
  return {
    details,
    program: program ? { id: program.id, name: program.fullName } : null,
    isQualified: comparison.isQualified,
    programLength: comparison.programLength,
    product: comparison.product,
    loanAmount: comparison.loanAmount,
    assistance: comparison.assistanceDowpayment,
    traditionalPayment: comparison.traditionalMortgagePayment,
    loweredPayment: comparison.ITMOMortgagePayment,
    paymentAfter: comparison.paymentAfter,
    amountSaved: comparison.amountSaved,
    percentSaved: comparison.percentSaved,
    totalSavings: comparison.totalSavings,
    owedLater: comparison.secondLoan.owed,
    dueAtClosing: comparison.dueAtClosing,
  };
}
