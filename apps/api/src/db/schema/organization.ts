import { integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/**
 * The organization whose data this database contains. The table has one row, which the server
 * writes at its first start.
 */
export const organization = pgTable('organization', {
  /** The row number, which is always 1, so that there is never a second row. */
  row: integer().primaryKey().default(1),
  id: uuid().notNull(),
  /** The company: `legal.company` from the brand file. */
  company: text().notNull(),
  /** The site's name: `name` from the brand file at the last start. */
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
