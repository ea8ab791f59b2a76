import {
  allInPayment,
  type Estimate,
  endOfYear,
  leadingLoweredPlan,
  leadingPlan,
  monthOfYear,
} from '@latchkey/domain';

/** One year in the chart. Payments are those of the year's first month, in dollars, not rounded. */
export interface LineYear {
  /** The number of the year, counted from 1. */
  readonly year: number;
  readonly payment: number;
  readonly traditional: number;
  /** Balance of the second loan at the end of the year, with interest. */
  readonly owed: number;
}

/** Returns every year until both the first loan and the line of credit are repaid. */
export function lineYears(estimate: Estimate): readonly LineYear[] {
  const { traditional } = estimate.comparison;
  const { months } = leadingPlan(estimate);
  const isLowered = leadingLoweredPlan(estimate) !== null;
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => {
    const year = index + 1;
    const month = monthOfYear(months, year);
    const payment = allInPayment(month);
    // The payback of a line of credit may last longer than the first loan.
    const isAfterTerm = year * 12 > traditional.months.length;
    const instead = isAfterTerm
      ? payment - month.line
      : allInPayment(monthOfYear(traditional.months, year));
    const owed = isLowered ? endOfYear(months, year).balances.second : 0;
    return { year, payment, traditional: instead, owed };
  });
}

/**
 * Returns the year from which the total cost of the lowered payment stays above the total cost of
 * the traditional payment. Compares the totals at the end of each year, including the amount paid
 * at closing. Null if there is no such year.
 *
 * @param prepaid taxes and insurance paid at closing, in dollars
 */
export function costsMoreFrom(years: readonly LineYear[], prepaid: number): number | null {
  let more = prepaid;
  let from: number | null = null;
  for (const { year, payment, traditional } of years) {
    more += 12 * (payment - traditional);
    if (more <= HALF_DOLLAR) from = null;
    else from ??= year;
  }
  return from;
}

/** Half a dollar, in dollars. A smaller difference is a rounding error. */
const HALF_DOLLAR = 0.5;
