import {
  type AssistanceBalance,
  type AssistancePayment,
  assistanceBalance,
  assistancePayment,
  downPaymentOf,
  ownCap,
  type PricedProgram,
  type PurchaseTerms,
  RESULT_YEARS,
  type WithoutHelp,
  withHelp,
} from '@latchkey/domain';

/** A program's effect on the buyer's figures. Dollars, not rounded. */
export interface RowEffect {
  /**
   * The change in the all-in payment of the first month, in dollars, compared with the same home
   * without assistance. Null if a part of either payment is unknown.
   */
  readonly monthlyChange: number | null;
  /** The monthly payment on the assistance. */
  readonly ownPayment: AssistancePayment;
  /** The assistance balance if the buyer sells the home in year {@link RESULT_YEARS}. */
  readonly owed: AssistanceBalance;
}

/**
 * Calculates a program's effect. Null for a tax credit, or if the amount is unknown or 0.
 *
 * @param baseline the purchase of the same home without assistance. Null if its payment is unknown
 */
export function rowEffect(
  program: PricedProgram,
  terms: PurchaseTerms,
  baseline: WithoutHelp | null,
): RowEffect | null {
  if (program.kind === 'tax-credit') return null;
  const { facts, details } = terms;
  const { homePrice, interest } = facts;
  const { yearlyGrowth } = details;
  const helped = withHelp(program, terms);
  const amount = helped?.help ?? downPaymentOf(facts, ownCap(program)).assistance;
  if (amount === 0) return null;
  const ownPayment = assistancePayment(program, amount, interest);
  const isKnown = helped && baseline && ownPayment.kind !== 'unknown';
  return {
    monthlyChange: isKnown ? helped.payment - baseline.payment : null,
    ownPayment,
    owed: assistanceBalance(program, amount, { homePrice, interest, yearlyGrowth }, RESULT_YEARS),
  };
}
