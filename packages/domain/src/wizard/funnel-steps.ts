import { wizardPages } from './pages.ts';

const questions = wizardPages.flatMap(({ question }) => (question === null ? [] : [question]));

/** How far quotes get, in the order of the way: each is counted once for a quote in progress. */
export const funnelSteps = [
  'started',
  ...questions,
  'confirmed',
  'programs',
  'calculator',
  'submitted',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The first step at which the state of the home is known. */
export const FIRST_STEP_WITH_STATE: FunnelStep = 'homeLocation';

/** How many quotes came to a step, beside others. */
export interface FunnelRow {
  readonly step: FunnelStep;
  readonly count: number;
  /** Of those that came to the step before, a fraction; null for the first, or where none did. */
  readonly ofBefore: number | null;
  /** Of those that came to the first step, a fraction; null where none did. */
  readonly ofFirst: number | null;
}

/**
 * Every step from the first one on with its count, those without one too. A fraction may be above
 * 1: quotes that were counted on one day go on on another.
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
