import type { FunnelStep } from '@latchkey/domain';
import { date, integer, pgTable, primaryKey, text } from '../drizzle.ts';

/** How many quotes reached each step. There are a few rows per day, without personal data. */
export const stepCounts = pgTable(
  'step_counts',
  {
    /** The day in UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** The home's state, such as `TX`. Empty if unknown. */
    state: text().notNull(),
    step: text().$type<FunnelStep>().notNull(),
    count: integer().notNull(),
  },
  ({ day, state, step }) => [primaryKey({ columns: [day, state, step] })],
);
