import { dayIn, hourIn } from '@latchkey/texts';

/** When the team's morning email is sent. */
export interface DigestTime {
  /** The hour of the day, from 0 to 23. */
  readonly hour: number;
  /** An IANA time zone name, such as America/Chicago. */
  readonly zone: string;
}

/**
 * Number of hours after the set time during which the server may still send the email, for example
 * after downtime.
 */
const LATE_HOURS = 4;

/**
 * Returns the day whose email may be sent now. Undefined on weekends and outside the allowed hours.
 */
export function digestDay(now: Date, { hour, zone }: DigestTime): string | undefined {
  const day = dayIn(now, zone);
  const weekday = new Date(day).getUTCDay();
  const hours = hourIn(now, zone) - hour;
  const isWeekend = weekday === 0 || weekday === 6;
  return isWeekend || hours < 0 || hours >= LATE_HOURS ? undefined : day;
}
