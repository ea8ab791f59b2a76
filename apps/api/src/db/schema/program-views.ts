import { date, integer, pgTable, primaryKey, text } from '../drizzle.ts';

/** How often buyers saw each program: a row per program and day, without personal data. */
export const programViews = pgTable(
  'program_views',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    slug: text().notNull(),
    count: integer().notNull(),
  },
  ({ day, slug }) => [primaryKey({ columns: [day, slug] })],
);
