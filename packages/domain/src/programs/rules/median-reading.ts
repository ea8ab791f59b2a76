import type { AreaIncome } from '../../area/area.ts';
import type { MedianBase, MedianLimit } from '../../catalog/limits.ts';

/**
 * How far the agency's own limit may be above a two-band limit that we calculated, in percent.
 * High-cost areas may have higher limits.
 *
 * @see 26 U.S.C. 143(f)(5)
 */
const HIGH_COST_MARGIN = 20;

/**
 * How far the state's limit may be above the area's own limit if the state's median is unknown, in
 * percent.
 */
const STATE_MEDIAN_MARGIN = 25;

/** The possible values of an income limit, in dollars a year, not rounded. */
export interface MedianReading {
  /** The lower possible value of the limit. */
  readonly low: number;
  /** The higher possible value of the limit. Equal to `low` if there is only one value. */
  readonly high: number;
  /** How far the agency's published limit may be above `high`, in percent. */
  readonly margin: number;
}

/**
 * Calculates the possible values of an income limit for one household. The limit is a percentage of
 * the area median income.
 *
 * @param householdSize number of people, 1 to 8
 * @returns undefined if the county has no figure for this household size
 */
export function medianReading(
  income: AreaIncome,
  limit: MedianLimit,
  householdSize: number,
): MedianReading | undefined {
  switch (limit.householdSize) {
    case 'adjusted':
      return exactly(adjustedLimit(income, limit.percentAmi, householdSize));
    case 'not-adjusted':
      return ofBase(income, limit, limit.percentAmi, 0);
    case 'two-bands': {
      const percent = householdSize <= 2 ? limit.percentAmi : limit.threePlusPercentAmi;
      return ofBase(income, limit, percent, HIGH_COST_MARGIN);
    }
    case 'unknown': {
      const adjusted = adjustedLimit(income, limit.percentAmi, householdSize);
      if (adjusted === undefined) return undefined;
      const same = (income.medianFamilyIncome * limit.percentAmi) / 100;
      return { low: Math.min(adjusted, same), high: Math.max(adjusted, same), margin: 0 };
    }
  }
}

/** Whether the limit depends on the number of people. */
export function dependsOnHousehold(limit: MedianLimit): boolean {
  return limit.householdSize !== 'not-adjusted';
}

/**
 * Returns a percentage of the area median income, adjusted for household size, in dollars a year,
 * not rounded. For 80%, 50% and 30%, returns HUD's published limit. For any other percentage,
 * scales HUD's 50% limit, as cities and counties do.
 *
 * @see HUD, Multifamily Tax Subsidy Project Income Limits: the 60% limit is 1.2 × the 50% limit
 * @see Broward County, 2026 income limits: its 120% limit is 2.4 × HUD's 50% limit
 */
export function adjustedLimit(
  income: AreaIncome,
  percent: number,
  householdSize: number,
): number | undefined {
  const ofSize = (limits: readonly number[]) => limits[householdSize - 1];
  if (percent === 80) return ofSize(income.lowIncomeLimits);
  if (percent === 30) return ofSize(income.extremelyLowIncomeLimits);
  const of50 = ofSize(income.veryLowIncomeLimits);
  return of50 === undefined ? undefined : (of50 * percent) / 50;
}

function ofBase(
  income: AreaIncome,
  { base, atLeastStateMedian }: { base: MedianBase; atLeastStateMedian?: boolean | undefined },
  percent: number,
  margin: number,
): MedianReading | undefined {
  const area = baseOf(income, base);
  if (area === undefined) return undefined;
  const state = income.stateMedianFamilyIncome;
  const lacksState = atLeastStateMedian === true && state === null;
  const dollars = atLeastStateMedian ? Math.max(area, state ?? 0) : area;
  const limit = (dollars * percent) / 100;
  return { low: limit, high: limit, margin: lacksState ? STATE_MEDIAN_MARGIN : margin };
}

function baseOf(income: AreaIncome, base: MedianBase): number | undefined {
  if (base === 'median') return income.medianFamilyIncome;
  const ofFour = income.veryLowIncomeLimits[3];
  return ofFour === undefined ? undefined : 2 * ofFour;
}

function exactly(limit: number | undefined): MedianReading | undefined {
  return limit === undefined ? undefined : { low: limit, high: limit, margin: 0 };
}
