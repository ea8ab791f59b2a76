import { usStates } from '@latchkey/domain';

export const periods = ['7', '30', '90', 'own'] as const;
export type Period = (typeof periods)[number];

/** The overview's filters. Days are in the format 2026-03-04. An empty state means all states. */
export interface OverviewChoice {
  readonly period: Period;
  readonly from: string;
  readonly to: string;
  readonly state: string;
}

const DAY = 86_400_000;

/** Returns the day in UTC, because the server also counts days in UTC. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Parses the filters from a query string. Defaults to the last 30 days for all states. */
export function readChoice(search: URLSearchParams, today: string): OverviewChoice {
  const letters = search.get('state') ?? '';
  const state = usStates.has(letters) ? letters : '';
  const [from, to] = [search.get('from'), search.get('to')];
  if (from !== null && to !== null) return { period: 'own', from, to, state };
  const period = periods.find((each) => each === search.get('days')) ?? '30';
  return { ...lastDays(period === 'own' ? '30' : period, today), state };
}

function lastDays(period: Exclude<Period, 'own'>, today: string): Omit<OverviewChoice, 'state'> {
  const from = utcDay(new Date(Date.parse(today) - (Number(period) - 1) * DAY));
  return { period, from, to: today };
}

/** Returns query parameters that {@link readChoice} parses back into these filters. */
export function parametersOf({ period, from, to, state }: OverviewChoice): Record<string, string> {
  return {
    ...(period === 'own' ? { from, to } : { days: period }),
    ...(state === '' ? {} : { state }),
  };
}

/** Returns every day from `from` to `to`, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length: count }, (_, index) => {
    return utcDay(new Date(Date.parse(from) + index * DAY));
  });
}
