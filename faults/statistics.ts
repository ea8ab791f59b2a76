/** The quantile at `place`, from 0 to 1. */
export function quantile(values: readonly number[], place: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * place))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Probability that a value of the first sample is larger than one of the second. At 0.5 the samples
 * look the same. At 0 or 1, a single value tells them apart.
 */
export function larger(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) {
    for (const other of second) wins += Number(one > other) + Number(one === other) / 2;
  }
  return wins / (first.length * second.length);
}
