import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';

const Rows = z.object({ rows: z.tuple([z.object({ waiting: z.coerce.number() })]) });

/** Returns as soon as a statement on a PostgreSQL server is waiting for a lock. */
export async function untilBlocked(database: Database): Promise<void> {
  const statement = sql`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => {
      const { rows } = Rows.parse(await database.execute(statement));
      expect(rows[0].waiting).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
}
