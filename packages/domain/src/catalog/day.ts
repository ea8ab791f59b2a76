import * as z from 'zod/mini';

/**
 * Whether every part of the system supports the date's year, with a margin of one day at both ends.
 * PostgreSQL has no year 0, and years after 9999 need another format.
 */
export const isSupportedYear = z.refine<string>(
  (written) => written >= '1900' && written < '9999',
  { error: 'must be in the years 1900 to 9998' },
);

/** A calendar date, such as `2026-03-04`. */
export const Day = z.iso.date('must be a day like 2026-11-21').check(isSupportedYear);

/** A source's own date: a year, a month, or a calendar date. */
export const SourceDate = z.string().check(
  z.refine((date) => /^\d{4}(-\d{2}){0,2}$/.test(date) && Day.safeParse(firstDay(date)).success, {
    error: 'must be a date like 2026, 2026-11 or 2026-11-21',
  }),
);

/** Returns the first day of a year or month. Returns a full date unchanged. */
export function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}
