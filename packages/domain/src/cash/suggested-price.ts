/** The lowest price that a page suggests, in dollars. A lower price would not be realistic. */
export const LOWEST_SUGGESTED_PRICE = 30_000;

/** Whether a page may suggest this price, in dollars, to a buyer who does not have enough cash. */
export function isSuggestedPrice(homePrice: number): boolean {
  return homePrice >= LOWEST_SUGGESTED_PRICE;
}
