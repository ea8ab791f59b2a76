import type { WeeklyAverage } from '@latchkey/domain';
import { shortDay } from './format.ts';
import { uiText } from './texts.ts';

/** An average rate's date, with its age if it is old: Oct 1, 53 days ago. */
export function averageDay(written: string, { ageDays }: Pick<WeeklyAverage, 'ageDays'>): string {
  return ageDays === null ? written : uiText.averageDay({ day: written, days: ageDays });
}

/** An average rate's date next to a figure: Oct 1. For an old average, its age: 53 days ago. */
export function shortAverageDay({
  date,
  ageDays,
}: Pick<WeeklyAverage, 'ageDays' | 'date'>): string {
  return ageDays === null ? shortDay(date) : uiText.daysAgo({ days: ageDays });
}
