import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDayAfter } from './business-days.ts';

describe('businessDayAfter', () => {
  it.each([
    // Form H-24(B) prints these two dates. Washington's Birthday lies between them.
    ['2013-02-15', 10, '2013-03-04'],
    // Thanksgiving. The Friday after it counts.
    ['2026-11-19', 10, '2026-12-04'],
    ['2026-11-03', 10, '2026-11-18'],
    // Christmas and New Year's Day.
    ['2026-12-21', 10, '2027-01-06'],
    // Independence Day on a Saturday closes no weekday.
    ['2026-07-02', 1, '2026-07-03'],
    // Christmas on a Sunday closes the Monday after it.
    ['2022-12-23', 1, '2022-12-27'],
    // Juneteenth, Labor Day, Memorial Day, Columbus Day, Veterans Day and Dr. King's birthday.
    ['2026-06-18', 1, '2026-06-22'],
    ['2026-09-04', 1, '2026-09-08'],
    ['2026-05-22', 1, '2026-05-26'],
    ['2026-10-09', 1, '2026-10-13'],
    ['2026-11-10', 1, '2026-11-12'],
    ['2027-01-15', 1, '2027-01-19'],
    // Issued on a Saturday, the count starts on Monday.
    ['2026-08-01', 10, '2026-08-14'],
  ])('starts on %s and returns the business day %i days later: %s', (day, count, expected) => {
    expect(businessDayAfter(day, count)).toBe(expected);
  });

  it('skips weekends and holidays, and ends on a weekday', () => {
    const range = { min: new Date('1990-01-01'), max: new Date('2090-01-01') };
    const days = fc.date({ ...range, noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const end = new Date(businessDayAfter(day, 10));
        const calendarDays = (end.getTime() - Date.parse(day)) / 86_400_000;
        // The least: from a Sunday. The most: from a Friday, over Christmas and New Year’s Day.
        expect(calendarDays).toBeGreaterThanOrEqual(12);
        expect(calendarDays).toBeLessThanOrEqual(18);
        expect(end.getUTCDay() % 6).not.toBe(0);
      }),
    );
  });
});
