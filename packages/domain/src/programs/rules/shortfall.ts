/** A sum that a rule asks for, and the buyer's own, in dollars. */
interface Sums {
  readonly needed: number | null;
  readonly has: number;
}

/**
 * How many dollars the buyer's sum lies over or under the one that is needed, rounded up to whole
 * ones, since answers hold no cents; 0 where nobody knows what is needed.
 */
export function shortfall({ needed, has }: Sums): number {
  if (needed === null) return 0;
  const cents = Math.round(Math.abs(has - needed) * 100);
  return Math.ceil(cents / 100);
}
