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

/** What a program does to this buyer, in unrounded dollars. */
export interface RowEffect {
  /**
   * Change of the payment on the first loan, in dollars a month, if the amount is a down payment.
   * Taxes and insurance are left out. 0 or negative.
   */
  readonly loanChange: number;
  /** The monthly payment on the help itself. */
  readonly ownPayment: AssistancePayment;
  /** What is owed on the help if the home is sold in year {@link SALE_YEAR}. */
  readonly owed: AssistanceBalance;
}

/** A program's effect. Null for a tax credit and for an amount that is unknown or 0. */
export function rowEffect(
  program: Pick<MatchedProgram, 'kind' | 'repayment' | 'cap' | 'maxPercent' | 'percentOf'>,
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

/** Change of all monthly payments, in dollars a month. Null if the program's own one is unknown. */
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
