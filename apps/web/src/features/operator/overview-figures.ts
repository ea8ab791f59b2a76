import type { FunnelDay } from '@latchkey/contract';
import { FIRST_STEP_WITH_STATE, type FunnelRow, type FunnelStep, funnel } from '@latchkey/domain';
import { daysBetween, type OverviewChoice } from './overview-choice.ts';

/** One day's counts: quotes that reached the first step, and quotes that were submitted. */
export interface DayRow {
  readonly day: string;
  readonly first: number;
  readonly submitted: number;
}

export interface OverviewFigures {
  readonly rows: readonly FunnelRow[];
  readonly days: readonly DayRow[];
}

type Asked = Omit<OverviewChoice, 'period'>;

/**
 * Returns the step that represents 100%. For a single state, this is the first step at which the
 * state is known.
 */
export function firstStepOf(state: string): FunnelStep {
  return state === '' ? 'started' : FIRST_STEP_WITH_STATE;
}

/** Returns the counts for each step and each day, including days without quotes. */
export function overviewFigures(
  counts: readonly FunnelDay[],
  { from, to, state }: Asked,
): OverviewFigures {
  const first = firstStepOf(state);
  const totals: Partial<Record<FunnelStep, number>> = {};
  for (const { step, count } of counts) totals[step] = (totals[step] ?? 0) + count;
  const countOn = new Map(counts.map(({ day, step, count }) => [`${day} ${step}`, count]));
  return {
    rows: funnel(totals, first),
    days: daysBetween(from, to).map((day) => ({
      day,
      first: countOn.get(`${day} ${first}`) ?? 0,
      submitted: countOn.get(`${day} submitted`) ?? 0,
    })),
  };
}
