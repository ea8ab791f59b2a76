import type { Findings } from './check.ts';
import { complaints, type Outcome, type Span, summary } from './outcomes.ts';

/** The most that users may meet; times are in milliseconds but for the recovery. */
const most = {
  /** A server answers within 8 s; the rest is for a machine that does everything at once. */
  slowest: 10_000,
  /** What needs no database is as fast as ever. */
  free: 1_000,
  /** Seconds. */
  recovery: 5,
};

/** The row of a fault, once what was wrong with it is written out. */
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
      found['slowest, ms'] < most.slowest &&
      found['free, 99 %, ms'] < most.free &&
      found['recovery, s'] < most.recovery &&
      lost.length + twice.length === 0,
  };
}
