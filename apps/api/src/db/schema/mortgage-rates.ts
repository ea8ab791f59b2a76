import { date, doublePrecision, pgTable, timestamp } from '../drizzle.ts';

/**
 * Weekly national average mortgage rates, in percent. They replace the rates of the same weeks in
 * the release.
 */
export const mortgageRates = pgTable('mortgage_rates', {
  /** The date that the source gives for the week. */
  date: date({ mode: 'string' }).primaryKey(),
  rate30: doublePrecision().notNull(),
  /** The average 15-year rate. Null if the source has no such average. */
  rate15: doublePrecision(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
});
