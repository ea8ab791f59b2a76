import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';

/**
 * Tables of limits that an operator imported, each for one year. A release ships its own tables. An
 * imported table replaces the shipped table of the same year.
 */
export const limitEditions = pgTable(
  'limit_editions',
  {
    /** The kind of table: `loans`, `incomes` or `factors`, as in `LimitTables`. */
    kind: text().notNull(),
    year: integer().notNull(),
    /** The day from which the limits apply. */
    firstDay: date({ mode: 'string' }).notNull(),
    /** The rows, by county FIPS code. For `factors`, the factor. */
    rows: jsonb().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ kind, year }) => [primaryKey({ columns: [kind, year] })],
);
