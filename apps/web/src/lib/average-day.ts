import type { WeeklyAverage } from '@latchkey/domain';
import { shortDay } from './format.ts';
import { uiText } from './texts.ts';

/** Formats the date of an average rate. If the average is old, adds its age: Oct 1, 53 days ago. */
export function averageDay(written: string, { ageDays }: Pick<WeeklyAverage, 'ageDays'>): string {
  return ageDays === null ? written : uiText.averageDay({ day: written, days: ageDays });
}

/**
 * Formats the date of an average rate for a narrow space next to a figure: Oct 1. If the average is
 * old, returns only its age: 53 days ago.
 */
export function shortAverageDay({
  date,
  ageDays,
}: Pick<WeeklyAverage, 'ageDays' | 'date'>): string {
  return ageDays === null ? shortDay(date) : uiText.daysAgo({ days: ageDays });
}
