/**
 * Returns the whole number in a range at which a function is lowest. If several numbers qualify,
 * returns the first.
 *
 * @param of a convex function, which falls and then rises, or only falls, or only rises
 */
export function lowestPoint(of: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (of(middle) <= of(middle + 1)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Returns the last whole number in a range for which a condition is true.
 *
 * @param holds the condition. It must be true for `from`, and once it is false, it must stay false
 */
export function lastWhere(holds: (x: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** After this many guesses, {@link lastWithin} halves the range. */
const GUESSES = 16;

/**
 * Like {@link lastWhere}, but for a condition on a nearly linear function. Uses the size of the
 * excess to guess the result, so it needs fewer calls.
 *
 * @param excess 0 or less where the condition is true, above 0 where it is false. Infinity if the
 * size is unknown. The condition must be true for `from`, and once it is false, it must stay false
 */
export function lastWithin(excess: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to + 1;
  let [below, above] = [excess(low), Number.POSITIVE_INFINITY];
  let [side, reach] = [0, 1];
  for (let count = 0; high - low > 1; count += 1) {
    const isGuess = count < GUESSES && above < Number.POSITIVE_INFINITY && below < above;
    const middle = (low + high) / 2;
    const secant = isGuess ? low - (below * (high - low)) / (above - below) : middle;
    // After two guesses on one side of the result, a step from there reaches the other side.
    const stepped = side > 1 ? Math.max(secant, low + reach) : secant;
    const guess = side < -1 ? Math.min(stepped, high - reach) : stepped;
    const x = Math.min(high - 1, Math.max(low + 1, Math.floor(guess)));
    const found = excess(x);
    const isLow = found <= 0;
    if (isLow) [low, below] = [x, found];
    else [high, above] = [x, found];
    side = isLow ? Math.max(1, side + 1) : Math.min(-1, side - 1);
    reach = Math.abs(side) > 1 ? reach * 4 : 1;
  }
  return low;
}
