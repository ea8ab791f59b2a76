import * as z from 'zod/mini';

/**
 * Years that every consumer can handle, with a day to spare on both ends. PostgreSQL has no year 0,
 * and years after 9999 need another format.
 */
const isSupportedYear = z.refine<string>((written) => written >= '1900' && written < '9999', {
  error: 'must be in the years 1900 to 9998',
});

/** A day such as `2026-03-04`. */
export const Day = z.iso.date().check(isSupportedYear);

/** A time in UTC such as `2026-03-04T05:06:07Z`. */
export const Moment = z.iso.datetime().check(isSupportedYear);
