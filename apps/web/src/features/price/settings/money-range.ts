/** The range and the step of the slider for the buyer's own money, in whole dollars. */
export interface MoneyRange {
  readonly max: number;
  readonly step: number;
}

/** The smallest value that the slider's maximum may have, in dollars. */
const LEAST_MAX = 20_000;

/** The minimum number of steps on the slider. */
const STEPS = 80;

/** The possible steps, in dollars. Each step is at most two and a half times the previous one. */
const steps = [
  250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
  2_500_000, 5_000_000, 10_000_000, 25_000_000,
];

/**
 * Returns the range of a slider from $0 to two and a half times the buyer's money. The range stays
 * the same while the slider moves.
 *
 * @param money the buyer's answer, in whole dollars
 */
export function moneyRange(money: number): MoneyRange {
  const wanted = Math.max(LEAST_MAX, 2.5 * money);
  const step = steps.findLast((dollars) => dollars * STEPS <= wanted) ?? 250;
  return { step, max: Math.ceil(wanted / step) * step };
}
