import { questionPages } from './pages.ts';

/** The steps of the quote funnel, in order. Each is counted once per draft. */
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

/** Count of one funnel step, with conversion rates. */
export interface FunnelRow {
  readonly step: FunnelStep;
  readonly count: number;
  /** Fraction of the previous step. Null for the first step or when the previous count is 0. */
  readonly ofBefore: number | null;
  /** Fraction of the first step. Null when its count is 0. */
  readonly ofFirst: number | null;
}

/**
 * One row for each step, starting with `first`. Includes steps with a count of 0. A fraction can
 * exceed 1, because a quote started on one day may continue on another.
 */
export function funnel(
  counts: Readonly<Partial<Record<FunnelStep, number>>>,
  first: FunnelStep = 'started',
): FunnelRow[] {
  const steps = funnelSteps.slice(funnelSteps.indexOf(first));
  const countOf = (step: FunnelStep | undefined) => (step && counts[step]) ?? 0;
  return steps.map((step, index) => ({
    step,
    count: countOf(step),
    ofBefore: fraction(countOf(step), countOf(steps[index - 1])),
    ofFirst: fraction(countOf(step), countOf(first)),
  }));
}

function fraction(count: number, of: number): number | null {
  return of === 0 ? null : count / of;
}
