import { questionPages } from './pages.ts';

/** The steps of the quote funnel, in order. Each step is counted once per draft. */
export const funnelSteps = [
  'started',
  ...questionPages.map(({ question }) => question),
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The first step at which the home's state is known. */
export const FIRST_STEP_WITH_STATE: FunnelStep = 'homeLocation';

/** The count for one funnel step, and the number of quotes lost since the previous step. */
export interface FunnelRow {
  readonly step: FunnelStep;
  readonly count: number;
  /**
   * The number of quotes that reached the previous step but not this step. Null for the first step.
   * Negative if more quotes reached this step, which is possible because a quote may start on one
   * day and continue on another.
   */
  readonly lost: number | null;
  /**
   * The loss as a fraction of the previous step's count. Null if there is no loss, or if no quote
   * reached the previous step.
   */
  readonly lostShare: number | null;
  /**
   * This step's count as a fraction of the first step's count. Null if the first step's count is
   * lower, which can happen if buyers continue quotes from an earlier day.
   */
  readonly ofFirst: number | null;
}

/** Returns one row for each step, starting with `first`. Includes steps with a count of 0. */
export function funnel(
  counts: Readonly<Partial<Record<FunnelStep, number>>>,
  first: FunnelStep = 'started',
): FunnelRow[] {
  const steps = funnelSteps.slice(funnelSteps.indexOf(first));
  const countOf = (step: FunnelStep) => counts[step] ?? 0;
  return steps.map((step, index) => {
    const previous = steps[index - 1];
    const before = previous ? countOf(previous) : null;
    const lost = before === null ? null : before - countOf(step);
    return {
      step,
      count: countOf(step),
      lost,
      lostShare: lost !== null && lost > 0 ? fraction(lost, before ?? 0) : null,
      ofFirst: countOf(step) > countOf(first) ? null : fraction(countOf(step), countOf(first)),
    };
  });
}

/**
 * Returns the step with the largest loss. If several steps have the same loss, returns the earliest
 * of them. Null if no quote was lost.
 */
export function largestLoss(rows: readonly FunnelRow[]): FunnelRow | null {
  const losses = rows.map(({ lost }) => lost ?? 0);
  const largest = Math.max(0, ...losses);
  return largest === 0 ? null : (rows[losses.indexOf(largest)] ?? null);
}

function fraction(count: number, of: number): number | null {
  return of === 0 ? null : count / of;
}
