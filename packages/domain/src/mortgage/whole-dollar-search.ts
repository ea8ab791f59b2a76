/**
 * Returns the whole number in a range at which a function is lowest. If there are several, returns
 * the first.
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
 * Returns the last whole number in a range for which a condition holds.
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
