import { date, doublePrecision, pgTable, timestamp } from '../drizzle.ts';

/** National average mortgage rates by week, in percent, newer than the shipped one. */
export const mortgageRates = pgTable('mortgage_rates', {
  /** The day that the source gives for the week. */
  date: date({ mode: 'string' }).primaryKey(),
  rate30: doublePrecision().notNull(),
  /** Null if the source has no average for 15 years. */
  rate15: doublePrecision(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
});
