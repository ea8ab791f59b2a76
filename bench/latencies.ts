/** Response times in milliseconds. */
export interface Latencies {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

export function latencies(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: below(0.5), p95: below(0.95), p99: below(0.99) };
}

/** Repeats an action for a number of seconds, without overlap. Returns the response times. */
export async function timed(seconds: number, act: () => Promise<unknown>): Promise<Latencies> {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let start = performance.now(); start < end; start = performance.now()) {
    await act();
    taken.push(performance.now() - start);
  }
  return latencies(taken);
}

/** Rounds a number to two decimals. */
export function rounded(value: number): number {
  return Number(value.toFixed(2));
}
