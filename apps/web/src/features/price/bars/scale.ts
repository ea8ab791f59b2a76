/** The room after the longest bar, as a share of its price. */
const ROOM = 0.06;

/** Returns the price at the end of the scale for bars that start at $0. */
export function scaleOf(prices: readonly (number | null)[]): number {
  const highest = Math.max(1, ...prices.map((price) => price ?? 0));
  return highest * (1 + ROOM);
}
