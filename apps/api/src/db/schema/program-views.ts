import { date, integer, pgTable, primaryKey, text } from '../drizzle.ts';

/**
 * The number of times that buyers saw each program. Each row covers one program and one day,
 * without personal data.
 */
export const programViews = pgTable(
  'program_views',
  {
    /** The day in UTC. */
    day: date({ mode: 'string' }).notNull(),
    slug: text().notNull(),
    count: integer().notNull(),
  },
  ({ day, slug }) => [primaryKey({ columns: [day, slug] })],
);
