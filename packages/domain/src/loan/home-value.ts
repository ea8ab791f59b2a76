import type { Percent } from '../units.ts';

/**
 * What a home is worth after some years, in dollars, not rounded: its price, with the same growth
 * each year.
 */
export function homeValue(homePrice: number, yearlyGrowth: Percent, years: number): number {
  return homePrice * (1 + yearlyGrowth / 100) ** years;
}
