/**
 * If a value is over an estimated limit by no more than this percentage, pages tell the buyer to
 * ask the agency.
 */
export const STAND_IN_MARGIN = 15;

/** How far a town's own income limit may be from the median of its county's towns, in percent. */
export const TOWN_MARGIN = 10;

/**
 * Whether a value is no more than `percent` percent over a limit. If the percentage is negative,
 * the value must be at least that far below the limit. Multiplies both sides by 100, because 1.15 ×
 * limit is not exact.
 */
export function isAtMostOver(value: number, limit: number, percent: number): boolean {
  return value * 100 <= limit * (100 + percent);
}
