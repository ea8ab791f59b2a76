import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** What was counted against whom, for all processes together. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
