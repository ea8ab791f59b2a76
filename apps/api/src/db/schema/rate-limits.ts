import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Rate limit counts, keyed by rule and caller. All processes share the counts. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
