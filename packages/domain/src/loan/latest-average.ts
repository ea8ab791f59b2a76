import { Percent } from '../units.ts';
import type { PricingFacts } from './pricing-facts.ts';

/** National average rates of one week, in percent. */
export interface WeeklyAverage {
  /** ISO day. */
  readonly date: string;
  readonly rate30: number;
  /** Null if the source of the week's average has none for 15 years. */
  readonly rate15: number | null;
  /** Days since `date` if the average is old enough to say so: see {@link averageAge}. */
  readonly ageDays: number | null;
}

/** A weekly average that is notably above the rate used. */
export interface LatestAverageGap {
  readonly average: Percent;
  /** ISO day of the average. */
  readonly date: string;
  readonly ageDays: number | null;
  /** Percentage points above the rate used. */
  readonly points: number;
  /** The same facts at the average. Every figure can be computed again from them. */
  readonly facts: PricingFacts;
}

/** Percentage points above the rate used from which a figure must be shown at the average too. */
const NOTABLE_POINTS = 0.25;

/** An average is published each week. One that is older than this is shown with its age. */
const CURRENT_DAYS = 14;

const MILLISECONDS_A_DAY = 86_400_000;

/** Differences of decimal rates are off by less than this, in percentage points. */
const ROUNDING = 1e-9;

/**
 * Compares the rate used with the newest weekly average. The average of 15 years applies to a term
 * of 15 years, the one of 30 years to every longer term.
 *
 * @returns null if the average is less than a quarter point above the rate used, or there is no
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
 * How many days old an average is, if it is older than 14 days. Otherwise null.
 *
 * @param date ISO day of the average
 * @param today ISO day
 */
export function averageAge(date: string, today: string): number | null {
  const days = (Date.parse(today) - Date.parse(date)) / MILLISECONDS_A_DAY;
  return days > CURRENT_DAYS ? days : null;
}
