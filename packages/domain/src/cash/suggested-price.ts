/** The lowest price that a page suggests, in dollars. No home costs less. */
const LOWEST_SUGGESTED_PRICE = 30_000;

/**
 * Whether a page may suggest a home for this price, in dollars, to a buyer who needs more money.
 */
export function isSuggestedPrice(homePrice: number): boolean {
  return homePrice >= LOWEST_SUGGESTED_PRICE;
}
