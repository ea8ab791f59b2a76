import { dayIn } from '@latchkey/texts';
import { timeZonesOf } from '../notices/time-zones.ts';

/**
 * Returns the local date in a state. Uses the state's first time zone.
 *
 * @param state two letters, or null for a national program
 */
export function localDay(moment: Date, state: string | null): string {
  const [zone = 'UTC'] = timeZonesOf(state);
  return dayIn(moment, zone);
}
