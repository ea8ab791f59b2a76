import type { FunnelDay } from '@latchkey/contract';
import { FIRST_STEP_WITH_STATE, type FunnelRow, type FunnelStep, funnel } from '@latchkey/domain';
import { daysBetween, type OverviewChoice } from './overview-choice.ts';

/** One day: how many quotes came to the first step, and how many were sent. */
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

/** The step that quotes are set beside: where one state is looked at, the first that has a state. */
export function firstStepOf(state: string): FunnelStep {
  return state === '' ? 'started' : FIRST_STEP_WITH_STATE;
}

/** The counts as the funnel and as days, those without a quote too. */
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
