import type { Percent } from '../units.ts';

/**
 * Returns the home's value after a number of years at constant annual growth, in dollars, not
 * rounded.
 */
export function homeValue(homePrice: number, yearlyGrowth: Percent, years: number): number {
  return homePrice * (1 + yearlyGrowth / 100) ** years;
}
