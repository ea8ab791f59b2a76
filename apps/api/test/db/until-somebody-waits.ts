import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';

const Found = z.object({ rows: z.tuple([z.object({ waiting: z.coerce.number() })]) });

/** Until a statement on a PostgreSQL server's database waits for another's lock. */
export async function untilSomebodyWaits(database: Database): Promise<void> {
  const statement = sql`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(
    async () => {
      const { rows } = Found.parse(await database.execute(statement));
      expect(rows[0].waiting).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );
}
