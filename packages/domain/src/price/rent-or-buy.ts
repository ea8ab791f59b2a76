import { type OwedRange, owedRange } from '../assistance/owed-range.ts';
import type { AssistanceTerms } from '../assistance/terms.ts';
import { homeValue } from '../loan/home-value.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { allInPayment, endOfYear, type Month, monthOfYear } from '../mortgage/timeline.ts';
import { Percent } from '../units.ts';

/** The numbers of years after which renting and buying are compared. */
const shownYears = [3, 5, 7, 10] as const;

/** The highest annual growth of the rent or of the price that the buyer may assume. */
export const HIGHEST_GROWTH = 15;

/** The initial annual growth of the rent and of the home's price, before the buyer changes them. */
export const startingGrowth = { rent: Percent.parse(3), price: Percent.parse(0) } as const;

/** The home that the buyer buys, with all costs. */
export interface BoughtHome {
  readonly facts: Pick<PricingFacts, 'homePrice' | 'interest'>;
  /** Cash at closing, in dollars. */
  readonly cash: number;
  /** The months of the plan, for at least 10 years. */
  readonly months: readonly Month[];
  /**
   * What each program pays, in dollars, with the terms that determine what the buyer owes on it.
   */
  readonly help: readonly { readonly terms: AssistanceTerms; readonly amount: number }[];
}

/** What the buyer assumes about renting and about the home's price. */
export interface RentAssumptions {
  /** The rent now, in dollars a month. Null if the buyer has not entered it. */
  readonly rent: number | null;
  /** Annual growth of the rent, from the second year on. */
  readonly rentGrowth: Percent;
  /** Annual growth of the home's price. */
  readonly priceGrowth: Percent;
}

/** Renting and buying after a number of years. Dollars, not rounded. */
export interface RentOrBuy {
  readonly year: number;
  /**
   * The rent in this year, in dollars a month, and all rent paid so far. Null if the buyer has
   * entered no rent.
   */
  readonly rent: { readonly monthly: number; readonly paid: number } | null;
  /** The full payment in the first month of this year, without extra principal. */
  readonly payment: number;
  /** Cash at closing and all payments through this year. */
  readonly paid: number;
  /** Balance of the first loan at the end of this year, including a financed premium. */
  readonly loan: number;
  /** What the buyer still owes on the help. A range if a term of the help is unknown. */
  readonly helpOwed: OwedRange;
  /**
   * The home's value minus the balances of the loan and the help. Negative if the buyer owes more
   * than the value. Does not include repairs or selling costs.
   */
  readonly yours: OwedRange;
}

/**
 * Compares renting with buying after each number of years.
 *
 * @throws {RangeError} if the plan has fewer years than one of these numbers
 */
export function rentOrBuy(
  home: BoughtHome,
  assumptions: RentAssumptions,
  years: readonly number[] = shownYears,
): RentOrBuy[] {
  return years.map((year) => ({
    year,
    rent: rentAfter(assumptions, year),
    ...boughtAfter(home, assumptions, year),
  }));
}

function rentAfter({ rent, rentGrowth }: RentAssumptions, year: number): RentOrBuy['rent'] {
  if (rent === null) return null;
  const monthlyIn = (index: number) => rent * (1 + rentGrowth / 100) ** index;
  const years = Array.from({ length: year }, (_, index) => 12 * monthlyIn(index));
  return { monthly: monthlyIn(year - 1), paid: years.reduce((sum, each) => sum + each, 0) };
}

function boughtAfter(
  { facts, cash, months, help }: BoughtHome,
  { priceGrowth }: RentAssumptions,
  year: number,
): Omit<RentOrBuy, 'year' | 'rent'> {
  if (months.length < year * 12) throw new RangeError(`The plan has fewer than ${year} years`);
  const payments = months
    .slice(0, year * 12)
    .map((month) => allInPayment(month) + month.extraPrincipal);
  const paid = payments.reduce((sum, payment) => sum + payment, cash);
  const { first: loan } = endOfYear(months, year).balances;
  const sale = { ...facts, yearlyGrowth: priceGrowth };
  const owed = help.map(({ terms, amount }) => owedRange(terms, amount, sale, year));
  const helpOwed = {
    least: owed.reduce((sum, { least }) => sum + least, 0),
    most: owed.reduce((sum, { most }) => sum + most, 0),
  };
  const before = homeValue(facts.homePrice, priceGrowth, year) - loan;
  return {
    payment: allInPayment(monthOfYear(months, year)),
    paid,
    loan,
    helpOwed,
    yours: { least: before - helpOwed.most, most: before - helpOwed.least },
  };
}
