/** How far over a figure that stands in for an unknown one a buyer is still told to ask: percent. */
export const STAND_IN_MARGIN = 15;

/** How far from the median of its towns a town's own income limit may lie: percent. */
export const TOWN_MARGIN = 10;

/**
 * Whether a value is at most so many percent over a limit; a negative percent lies under it. Both
 * sides are multiplied by 100, since 1.15 × limit is not exact.
 */
export function isAtMostOver(value: number, limit: number, percent: number): boolean {
  return value * 100 <= limit * (100 + percent);
}
