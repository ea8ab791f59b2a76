/** Maximum number of steps on the count axis. */
const MAX_STEPS = 4;

/**
 * Returns round values for an axis with counts. The first is 0, and the last is at least the
 * largest count. The steps are 1, 2 or 5 times a power of ten.
 */
export function countTicks(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest / MAX_STEPS)));
  const step = [1, 2, 5, 10]
    .map((times) => times * power)
    .find((size) => size * MAX_STEPS >= largest);
  const size = step ?? 10 * power;
  const steps = Math.max(1, Math.ceil(largest / size));
  return Array.from({ length: steps + 1 }, (_, index) => index * size);
}

/** Returns at most `most` evenly spaced indexes of a list, including the first and the last. */
export function evenly(length: number, most: number): number[] {
  const count = Math.min(length, most);
  if (count < 2) return length === 0 ? [] : [0];
  const all = Array.from({ length: count }, (_, index) =>
    Math.round((index * (length - 1)) / (count - 1)),
  );
  return [...new Set(all)];
}
