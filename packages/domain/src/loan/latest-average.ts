import { Percent } from '../units.ts';
import type { PricingFacts } from './pricing-facts.ts';

/** National average rates of one week, in percent. */
export interface WeeklyAverage {
  /** ISO day. */
  readonly date: string;
  readonly rate30: number;
  readonly rate15: number;
}

/** A weekly average that is notably above the rate used. */
export interface LatestAverageGap {
  readonly average: Percent;
  /** ISO day of the average. */
  readonly date: string;
  /** Percentage points above the rate used. */
  readonly points: number;
  /** The same facts at the average. Every figure can be computed again from them. */
  readonly facts: PricingFacts;
}

/** Percentage points above the rate used from which a figure must be shown at the average too. */
const NOTABLE_POINTS = 0.25;

/** Differences of decimal rates are off by less than this, in percentage points. */
const ROUNDING = 1e-9;

/**
 * Compares the rate used with the newest weekly average. The average of 15 years applies to a term
 * of 15 years, the one of 30 years to every longer term.
 *
 * @returns null if the average is less than a quarter point above the rate used
 */
export function latestAverageGap(
  facts: PricingFacts,
  { date, rate30, rate15 }: WeeklyAverage,
): LatestAverageGap | null {
  const average = Percent.parse(facts.term === 15 ? rate15 : rate30);
  const points = average - facts.interest;
  if (points < NOTABLE_POINTS - ROUNDING) return null;
  return { average, date, points, facts: { ...facts, interest: average } };
}
