import {
  type AssistanceBalance,
  type AssistancePayment,
  assistanceBalance,
  assistancePayment,
  downPaymentOf,
  levelPayment,
  type MatchedProgram,
  type Percent,
  type PricingFacts,
} from '@latchkey/domain';

/** The year of the sale in a row's "owed" figure. */
export const SALE_YEAR = 5;

/** How a program changes the buyer's figures, in unrounded dollars. */
export interface RowEffect {
  /**
   * Change in the first loan's payment, in dollars a month, if the help goes toward the down
   * payment. Does not include taxes and insurance. 0 or negative.
   */
  readonly loanChange: number;
  /** The monthly payment on the help itself. */
  readonly ownPayment: AssistancePayment;
  /** The help's balance if the buyer sells the home in year {@link SALE_YEAR}. */
  readonly owed: AssistanceBalance;
}

/**
 * A program's effect. Null for a tax credit, if the amount is unknown or 0, or if the help pays only
 * closing costs.
 */
export function rowEffect(
  program: Pick<MatchedProgram, 'kind' | 'repayment' | 'cap' | 'maxPercent' | 'percentOf' | 'pays'>,
  facts: PricingFacts,
  yearlyGrowth: Percent,
): RowEffect | null {
  if (program.kind === 'tax-credit') return null;
  const { homePrice, interest, term } = facts;
  const amount = downPaymentOf(facts, program).assistance;
  if (amount === 0) return null;
  const paymentOn = (principal: number) => levelPayment({ principal, interest, years: term });
  const unpaid = homePrice - facts.downPayment;
  return {
    loanChange: paymentOn(unpaid - amount) - paymentOn(unpaid),
    ownPayment: assistancePayment(program, amount, interest),
    owed: assistanceBalance(program, amount, { homePrice, interest, yearlyGrowth }, SALE_YEAR),
  };
}

/**
 * Change in all monthly payments, in dollars a month. Null if the payment on the help is unknown.
 */
export function monthlyChange({ loanChange, ownPayment }: RowEffect): number | null {
  switch (ownPayment.kind) {
    case 'none':
      return loanChange;
    case 'monthly':
      return loanChange + ownPayment.monthly;
    case 'unknown':
      return null;
  }
}
