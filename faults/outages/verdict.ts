import type { Findings } from './check.ts';
import { complaints, type Outcome, type Span, summary } from './outcomes.ts';

/** Upper limits for the figures of a fault. Times are in milliseconds, except the recovery time. */
const most = {
  /**
   * The maximum response time. A server normally responds within 8 s. Here, a response takes longer
   * because one machine runs everything.
   */
  slowest: 10_000,
  /** The maximum response time of calls that do not use the database. */
  free: 1_000,
  /** Recovery time, in seconds. */
  recovery: 5,
};

/** Prints the problems that occurred during a fault. @returns the table row for this fault */
export function verdict(
  fault: string,
  outcomes: readonly Outcome[],
  span: Span,
  { lost, twice }: Findings,
) {
  const found = summary(outcomes, span);
  const worst = [...complaints(outcomes, span), ...lost.slice(0, 5), ...twice.slice(0, 5)];
  for (const line of worst) console.log(`${fault}: ${line}`);
  return {
    fault,
    ...found,
    lost: lost.length,
    twice: twice.length,
    met:
      found.done > 0 &&
      found.wrong === 0 &&
      found['free refused'] === 0 &&
      found['slowest ms'] < most.slowest &&
      found['free p99 ms'] < most.free &&
      found['recovery s'] < most.recovery &&
      lost.length + twice.length === 0,
  };
}
