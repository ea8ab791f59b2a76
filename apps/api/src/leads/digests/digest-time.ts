import { dayIn, hourIn } from '@latchkey/texts';

/** When the team's morning email leaves. */
export interface DigestTime {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** A name of the IANA database, such as America/Chicago. */
  readonly zone: string;
}

/** A server that was off in the morning catches up for this many hours. Later is not a morning. */
const LATE_HOURS = 4;

/** The day whose email may leave now. Undefined on weekends and at other hours. */
export function digestDay(now: Date, { hour, zone }: DigestTime): string | undefined {
  const day = dayIn(now, zone);
  const weekday = new Date(day).getUTCDay();
  const hours = hourIn(now, zone) - hour;
  const isWeekend = weekday === 0 || weekday === 6;
  return isWeekend || hours < 0 || hours >= LATE_HOURS ? undefined : day;
}
