const DAY_MS = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/**
 * Returns the date that is `count` business days after a given date.
 *
 * The law counts the days on which the lender's offices are open for substantially all of its
 * business. We do not know a lender's hours, so we count Monday to Friday, except the legal public
 * holidays. If a holiday is on a Sunday, the following Monday is not a business day. If a holiday
 * is on a Saturday, the Friday before it is still a business day, as at the Federal Reserve Banks.
 * For a lender that is open on Saturdays, the actual day may be earlier.
 *
 * @param day ISO date
 * @param count at least 1
 * @returns ISO date
 * @see 12 CFR 1026.2(a)(6), the general definition, which applies to 1026.19(e)(3)(iv)(E); 5 U.S.C.
 * 6103(a): the holidays. Form H-24(B) counts the same way: the form was issued on Friday, February
 * 15, 2013, and its costs expire on Monday, March 4
 */
export function businessDayAfter(day: string, count: number): string {
  let date = Date.parse(day);
  for (let left = count; left > 0; ) {
    date += DAY_MS;
    if (isBusinessDay(date)) left -= 1;
  }
  return isoDay(date);
}

function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  const isAfterSundayHoliday = weekday === MONDAY && isHoliday(date - DAY_MS);
  return !isHoliday(date) && !isAfterSundayHoliday;
}

/** The holidays with a fixed date, as month and day. */
const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** The holidays on the nth or the last weekday of a month. January is month 1. */
const floatingHolidays = [
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: 'last' },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, weekday: THURSDAY, nth: 4 },
] as const;

function isHoliday(date: number): boolean {
  const day = new Date(date);
  if (fixedHolidays.includes(isoDay(date).slice('2026-'.length))) return true;
  const nth = Math.ceil(day.getUTCDate() / 7);
  const isLast = new Date(date + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return floatingHolidays.some(
    (holiday) =>
      holiday.month === day.getUTCMonth() + 1 &&
      holiday.weekday === day.getUTCDay() &&
      (holiday.nth === 'last' ? isLast : holiday.nth === nth),
  );
}

function isoDay(date: number): string {
  return new Date(date).toISOString().slice(0, '2026-01-01'.length);
}
