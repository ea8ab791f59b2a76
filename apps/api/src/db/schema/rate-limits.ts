import { integer, pgTable, text, timestamp } from '../drizzle.ts';

/** Rate limit counts by key, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
