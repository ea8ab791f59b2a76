import type { WeeklyAverage } from '@latchkey/domain';
import { uiText } from './texts.ts';

/** The day of an average rate, with its age if it is old: Oct 1, 53 days ago. */
export function averageDay(written: string, { ageDays }: Pick<WeeklyAverage, 'ageDays'>): string {
  return ageDays === null ? written : uiText.averageDay({ day: written, days: ageDays });
}
