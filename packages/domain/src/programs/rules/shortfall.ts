/** A sum that a rule asks for, and the buyer's own, in dollars. */
interface Sums {
  readonly required: number | null;
  readonly actual: number;
}

/**
 * How many dollars the buyer's sum lies over or under the one that is needed, rounded up to whole
 * ones, since answers hold no cents; 0 where nobody knows what is needed.
 */
export function shortfall({ required, actual }: Sums): number {
  if (required === null) return 0;
  const cents = Math.round(Math.abs(actual - required) * 100);
  return Math.ceil(cents / 100);
}
