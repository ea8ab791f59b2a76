import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

const states = ['due', 'scheduled', 'retry', 'active'] as const;

const Counts = z.object({
  rows: z.array(z.object({ queue: z.string(), state: z.enum(states), count: z.int() })),
});

/** Number of jobs in one state: due now, scheduled for later, waiting for a retry, or running. */
export interface JobCount {
  readonly queue: string;
  readonly state: (typeof states)[number];
  readonly count: number;
}

/** Counts the unfinished jobs. pg-boss updates its own counts only from time to time. */
export async function jobCounts(db: Database, queues: readonly string[]): Promise<JobCount[]> {
  const answer = await db.execute(sql`
    select name as queue, count(*)::integer as count,
      case
        when state in ('active', 'retry') then state::text
        when start_after > now() then 'scheduled'
        else 'due'
      end as state
    from pgboss.job
    where state in ('created', 'retry', 'active')
    group by 1, 3
  `);
  const { rows } = Counts.parse(answer);
  return queues.flatMap((queue) =>
    states.map((state) => {
      const found = rows.find((row) => row.queue === queue && row.state === state);
      return { queue, state, count: found?.count ?? 0 };
    }),
  );
}
