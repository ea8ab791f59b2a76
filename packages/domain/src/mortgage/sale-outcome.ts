import { type AssistanceBalance, assistanceBalance } from '../assistance/balance.ts';
import { combinedBalance } from '../assistance/combined-balance.ts';
import type { AssistanceTerms, Unknown } from '../assistance/terms.ts';
import { balanceWithExtra } from '../loan/extra-principal.ts';
import { homeValue } from '../loan/home-value.ts';
import type { Loan } from '../loan/level-payment.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';
import type { PaymentComparison } from './compare-payments.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

/** Assistance that a program pays, in dollars, and what it costs. */
interface PaidAssistance {
  readonly terms: AssistanceTerms;
  readonly amount: number;
}

export interface SalePlan {
  readonly facts: PricingFacts;
  readonly comparison: PaymentComparison;
  /** Whether the payment is lowered, which means that the buyer also owes the second loan. */
  readonly isLowered: boolean;
  /** Amount borrowed, including a financed premium. */
  readonly firstLoan: Loan;
  /** Extra principal on the first loan, in dollars a month. */
  readonly extraPrincipal: number;
  /** The assistance of each applied program. */
  readonly assistance: readonly PaidAssistance[];
  /** Assumed annual growth of the home's value. */
  readonly yearlyGrowth: Percent;
}

/**
 * A sale at the end of a year: the price and the balances that it pays off. Dollars, not rounded.
 */
export interface SaleOutcome {
  readonly year: number;
  readonly price: number;
  readonly firstLoan: number;
  /** Balance of the line of credit or of the amortized second loan. */
  readonly secondLoan: number;
  readonly assistance: AssistanceBalance;
  /** Price minus balances. Negative if the balances exceed the price. Excludes selling costs. */
  readonly netProceeds:
    | { readonly kind: 'known'; readonly dollars: number }
    /** The assistance balance is unknown and still has to be subtracted. */
    | (Unknown & { readonly dollarsBefore: number });
}

/**
 * Balances and net proceeds if the home is sold after some years.
 *
 * @param year whole years since the purchase
 * @throws {RangeError} if the year is negative or not a number
 */
export function saleOutcome(plan: SalePlan, year: number): SaleOutcome {
  const { facts, comparison, yearlyGrowth } = plan;
  const price = homeValue(facts.homePrice, yearlyGrowth, year);
  const firstLoan = balanceWithExtra(plan.firstLoan, plan.extraPrincipal, year);
  const secondLoan = plan.isLowered ? secondLoanOwed(facts, comparison, year) : 0;
  const assistance = assistanceBalanceAt(plan, year);

  const before = price - firstLoan - secondLoan;
  return {
    year,
    price,
    firstLoan,
    secondLoan,
    assistance,
    netProceeds: netProceedsAfter(before, assistance),
  };
}

function assistanceBalanceAt(
  { facts: { homePrice, interest }, assistance, yearlyGrowth }: SalePlan,
  year: number,
): AssistanceBalance {
  const facts = { homePrice, interest, yearlyGrowth };
  return combinedBalance(
    assistance.map(({ terms, amount }) => assistanceBalance(terms, amount, facts, year)),
  );
}

function netProceedsAfter(
  before: number,
  assistance: AssistanceBalance,
): SaleOutcome['netProceeds'] {
  switch (assistance.kind) {
    case 'unknown':
      return { ...assistance, dollarsBefore: before };
    case 'owed':
      return { kind: 'known', dollars: before - assistance.dollars };
    case 'fell-due':
      return { kind: 'known', dollars: before };
  }
}
