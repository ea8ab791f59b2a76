/** The space after the longest bar, as a fraction of that bar's price. */
const ROOM = 0.06;

/** Returns the price at the right end of the scale. Bars start at $0. */
export function scaleOf(prices: readonly (number | null)[]): number {
  const highest = Math.max(1, ...prices.map((price) => price ?? 0));
  return highest * (1 + ROOM);
}
