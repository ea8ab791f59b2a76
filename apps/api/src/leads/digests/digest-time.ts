import { dayIn, hourIn } from '@latchkey/texts';

/** When the team's morning email is sent. */
export interface DigestTime {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** An IANA time zone name, such as America/Chicago. */
  readonly zone: string;
}

/** Hours after the set time in which a server that was down may still send the email. */
const LATE_HOURS = 4;

/** The day whose email may be sent now. Undefined on weekends and outside these hours. */
export function digestDay(now: Date, { hour, zone }: DigestTime): string | undefined {
  const day = dayIn(now, zone);
  const weekday = new Date(day).getUTCDay();
  const hours = hourIn(now, zone) - hour;
  const isWeekend = weekday === 0 || weekday === 6;
  return isWeekend || hours < 0 || hours >= LATE_HOURS ? undefined : day;
}
