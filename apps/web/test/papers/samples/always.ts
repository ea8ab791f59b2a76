/** Returns an amount in Projected Payments that is not a range. */
export function always(amount: number): { min: number; max: number } {
  return { min: amount, max: amount };
}
