import type { WeeklyAverage } from '@latchkey/domain';
import { uiText } from './texts.ts';

/** Formats the date of an average rate. If the average is old, adds its age: Oct 1, 53 days ago. */
export function averageDay(written: string, { ageDays }: Pick<WeeklyAverage, 'ageDays'>): string {
  return ageDays === null ? written : uiText.averageDay({ day: written, days: ageDays });
}
