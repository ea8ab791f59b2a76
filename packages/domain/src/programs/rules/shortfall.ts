/** The required amount and the buyer's actual amount, in dollars. */
interface Sums {
  readonly required: number | null;
  readonly actual: number;
}

/**
 * Returns the difference between the actual and the required amount, rounded up to whole dollars,
 * because answers have no cents. 0 if the required amount is unknown.
 */
export function shortfall({ required, actual }: Sums): number {
  if (required === null) return 0;
  const cents = Math.round(Math.abs(actual - required) * 100);
  return Math.ceil(cents / 100);
}
