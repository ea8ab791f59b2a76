import { Percent } from '../units.ts';
import type { PricingFacts } from './pricing-facts.ts';

/** National average rates for one week, in percent. */
export interface WeeklyAverage {
  /** ISO date of the averages. */
  readonly date: string;
  readonly rate30: number;
  /** 15-year average, in percent. Null if the source has no such average. */
  readonly rate15: number | null;
  /**
   * Days since `date`. Null if the average is too recent to show its age. See {@link averageAge}.
   */
  readonly ageDays: number | null;
}

/** A weekly average that is significantly above the rate used for the figures. */
export interface LatestAverageGap {
  readonly average: Percent;
  /** ISO date of the average. */
  readonly date: string;
  readonly ageDays: number | null;
  /** How far the average is above the rate used, in percentage points. */
  readonly points: number;
  /** The same facts with the average as the rate. Use them to recalculate any figure. */
  readonly facts: PricingFacts;
}

/**
 * How far the average must be above the rate used, in percentage points, before figures must also
 * be shown at the average.
 */
const NOTABLE_POINTS = 0.25;

/** A new average is published each week. An average older than this is shown with its age. */
const CURRENT_DAYS = 14;

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * The number of weekly averages that the product keeps for comparison with a Loan Estimate. Half a
 * year is far longer than the ten business days for which a lender keeps a Loan Estimate open.
 */
export const RECENT_WEEKS = 26;

/** Upper bound on the rounding error in differences of decimal rates, in percentage points. */
const ROUNDING = 1e-9;

/**
 * Compares the rate used with the newest weekly average. The 15-year average applies to a 15-year
 * term. The 30-year average applies to every longer term.
 *
 * @returns null if the average is less than a quarter point above the rate used, or if there is no
 * average for the term
 */
export function latestAverageGap(
  facts: PricingFacts,
  { date, rate30, rate15, ageDays }: WeeklyAverage,
): LatestAverageGap | null {
  const rate = facts.term === 15 ? rate15 : rate30;
  if (rate === null) return null;
  const average = Percent.parse(rate);
  const points = average - facts.interest;
  if (points < NOTABLE_POINTS - ROUNDING) return null;
  return { average, date, ageDays, points, facts: { ...facts, interest: average } };
}

/**
 * Returns the age of an average in days if the average is older than 14 days. Otherwise, returns
 * null.
 *
 * @param date ISO date of the average
 * @param today ISO date
 */
export function averageAge(date: string, today: string): number | null {
  const days = (Date.parse(today) - Date.parse(date)) / MILLISECONDS_A_DAY;
  return days > CURRENT_DAYS ? days : null;
}
