import { type AssistanceBalance, assistanceBalance } from '../assistance/balance.ts';
import type { AssistanceTerms, Unknown } from '../assistance/terms.ts';
import { balanceWithExtra } from '../loan/extra-principal.ts';
import { homeValue } from '../loan/home-value.ts';
import type { Loan } from '../loan/level-payment.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';
import type { PaymentComparison } from './compare-payments.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

export interface SalePlan {
  readonly facts: PricingFacts;
  readonly comparison: PaymentComparison;
  /** Whether the payment is lowered, so that the second loan is owed too. */
  readonly isLowered: boolean;
  /** As it is borrowed, a financed premium included. */
  readonly firstLoan: Loan;
  /** Paid towards the first loan on top of its payment: dollars a month. */
  readonly extraPrincipal: number;
  /** The terms of the help that the comparison counts; null for none. */
  readonly help: AssistanceTerms | null;
  /** What the home's value is taken to grow by a year. */
  readonly yearlyGrowth: Percent;
}

/** A sale at the end of a year: what it brings and what is owed then. Dollars, not rounded. */
export interface SaleOutcome {
  readonly year: number;
  readonly price: number;
  readonly firstLoan: number;
  /** The line of credit, or the loan beside it. */
  readonly secondLoan: number;
  readonly help: AssistanceBalance;
  /** What is left of the price; below 0 where more is owed. Costs of selling are not counted. */
  readonly netProceeds:
    | { readonly kind: 'known'; readonly dollars: number }
    /** Something that cannot be told comes off this. */
    | (Unknown & { readonly dollarsBefore: number });
}

/**
 * What is owed on everything, and what is left of the price, if the home is sold after some years.
 *
 * @param year whole years since the purchase
 * @throws {RangeError} when the year is not a number from 0 on
 */
export function saleOutcome(plan: SalePlan, year: number): SaleOutcome {
  const { facts, comparison, yearlyGrowth } = plan;
  const price = homeValue(facts.homePrice, yearlyGrowth, year);
  const firstLoan = balanceWithExtra(plan.firstLoan, plan.extraPrincipal, year);
  const secondLoan = plan.isLowered ? secondLoanOwed(facts, comparison, year) : 0;
  const help = owedThen(plan, year);

  const before = price - firstLoan - secondLoan;
  return { year, price, firstLoan, secondLoan, help, netProceeds: netProceedsAfter(before, help) };
}

function owedThen(
  { facts, comparison, help, yearlyGrowth }: SalePlan,
  year: number,
): AssistanceBalance {
  if (!help) return { kind: 'owed', dollars: 0 };
  const { homePrice, interest } = facts;
  const money = comparison.assistanceDowpayment;
  return assistanceBalance(help, money, { homePrice, interest, yearlyGrowth }, year);
}

function netProceedsAfter(before: number, help: AssistanceBalance): SaleOutcome['netProceeds'] {
  switch (help.kind) {
    case 'unknown':
      return { ...help, dollarsBefore: before };
    case 'owed':
      return { kind: 'known', dollars: before - help.dollars };
    case 'fell-due':
      return { kind: 'known', dollars: before };
  }
}
