import { hourIn } from '@latchkey/texts';
import { timeZonesOf } from './time-zones.ts';

/**
 * The local hours in which notices may be sent. They start at the hour `from` and end just before
 * the hour `until`. Both values are from 0 to 24.
 */
export interface NoticeHours {
  readonly from: number;
  readonly until: number;
}

const QUARTER_HOUR = 15 * 60 * 1000;
/**
 * Number of quarter hours to search: two days. The allowed hours start again within a day, or
 * within 25 hours when the clocks change.
 */
const QUARTERS_OF_TWO_DAYS = 4 * 48;

/**
 * Returns when a notice may be sent: now, or at the next quarter hour that is within `hours`
 * everywhere in the buyer's state. If two time zones have no allowed time in common, uses only the
 * first time zone.
 *
 * @param state two letters, or null for the whole country
 */
export function noticeTime(now: Date, state: string | null, hours: NoticeHours): Date {
  const zones = timeZonesOf(state);
  return firstWithin(now, zones, hours) ?? firstWithin(now, zones.slice(0, 1), hours) ?? now;
}

function firstWithin(now: Date, zones: readonly string[], hours: NoticeHours): Date | undefined {
  if (isWithin(now, zones, hours)) return now;
  const next = (Math.floor(now.getTime() / QUARTER_HOUR) + 1) * QUARTER_HOUR;
  for (let quarter = 0; quarter < QUARTERS_OF_TWO_DAYS; quarter += 1) {
    const moment = new Date(next + quarter * QUARTER_HOUR);
    if (isWithin(moment, zones, hours)) return moment;
  }
  return undefined;
}

function isWithin(moment: Date, zones: readonly string[], { from, until }: NoticeHours): boolean {
  return zones.every((zone) => {
    const hour = hourIn(moment, zone);
    return hour >= from && hour < until;
  });
}
