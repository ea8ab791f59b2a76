import { type AssistanceBalance, assistanceBalance } from '../assistance/balance.ts';
import { combinedBalance } from '../assistance/combined-balance.ts';
import type { AssistanceTerms, Unknown } from '../assistance/terms.ts';
import { homeValue } from '../loan/home-value.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';
import type { Plan } from './lowered-plan.ts';
import { endOfYear } from './timeline.ts';

/** The amount that one program pays, in dollars, with the terms that determine its cost. */
interface PaidAssistance {
  readonly terms: AssistanceTerms;
  readonly amount: number;
}

/** The inputs for a sale. */
export interface SalePlan {
  readonly facts: PricingFacts;
  /** The plan that the buyer follows until the sale. */
  readonly plan: Plan;
  /** The assistance from each applied program. */
  readonly assistance: readonly PaidAssistance[];
  /** Assumed annual growth of the home's value. */
  readonly yearlyGrowth: Percent;
}

/** A sale at the end of a year, with the balances that it pays off. Dollars, not rounded. */
export interface SaleOutcome {
  readonly year: number;
  readonly price: number;
  readonly firstLoan: number;
  /** Balance of the line of credit or of the amortized second loan, with interest. */
  readonly secondLoan: number;
  readonly assistance: AssistanceBalance;
  /** The price minus all balances. Negative if the balances are larger. Excludes selling costs. */
  readonly netProceeds:
    | { readonly kind: 'known'; readonly dollars: number }
    /**
     * The proceeds if the assistance balance is unknown. To get the net proceeds, subtract that
     * balance from `dollarsBefore`.
     */
    | (Unknown & { readonly dollarsBefore: number });
}

/**
 * Returns the balances and the net proceeds of a sale after a number of years.
 *
 * @param year number of whole years since the purchase
 * @throws {RangeError} if the year is below 1 or not a number
 */
export function saleOutcome(sale: SalePlan, year: number): SaleOutcome {
  if (!(year >= 1)) throw new RangeError(`The year must be 1 or more, not ${year}`);
  const { facts, plan, yearlyGrowth } = sale;
  const price = homeValue(facts.homePrice, yearlyGrowth, year);
  const { first: firstLoan, second: secondLoan } = endOfYear(plan.months, year).balances;
  const assistance = assistanceOwed(sale, year);
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

function assistanceOwed(
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
