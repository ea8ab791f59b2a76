import { integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** The organization whose data this database contains. One row, written at the first start. */
export const organization = pgTable('organization', {
  /** Always 1, so that there is never a second row. */
  row: integer().primaryKey().default(1),
  id: uuid().notNull(),
  /** The company: `legal.company` from the brand file. */
  company: text().notNull(),
  /** `name` in the brand file at the last start. */
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
