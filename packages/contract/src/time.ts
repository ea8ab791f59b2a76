import * as z from 'zod/mini';

/**
 * Times that everything which reads them can work with, a day more or less too: PostgreSQL knows no
 * year 0, and after 9999 a time is written otherwise.
 */
const isNear = z.refine<string>((written) => written >= '1900' && written < '9999', {
  error: 'must be of the years 1900 to 9998',
});

/** A day like `2026-03-04`. */
export const Day = z.iso.date().check(isNear);

/** A moment in UTC like `2026-03-04T05:06:07Z`. */
export const Moment = z.iso.datetime().check(isNear);
