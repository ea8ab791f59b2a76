/**
 * Returns the whole number in a range where a function is lowest, or the first such number if there
 * are several.
 *
 * @param of a convex function: it falls, then rises. It may also only fall or only rise
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
 * Returns the last whole number in a range for which a condition holds.
 *
 * @param holds true for `from`. Once it is false, it stays false.
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
