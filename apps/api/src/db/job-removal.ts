import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

const Found = z.object({ rows: z.tuple([z.object({ found: z.boolean() })]) });

/**
 * Removes every job, finished or not, whose data refers to one of these rows. A running job
 * continues, but finds no row.
 *
 * @param field the field of the data, such as `deliveryId`
 */
export async function removeJobs(
  db: Database,
  field: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || !(await hasJobs(db))) return;
  // The queue replaces a failed job's row. The second statement sees a replacement that was
  // committed while the first statement waited for the old row.
  for (let turn = 0; turn < 2; turn += 1) {
    await db.execute(
      sql`delete from pgboss.job where data ->> ${field} = any(${sql.param([...ids])}::text[])`,
    );
  }
}

/** Whether the queue was ever started on this database. */
async function hasJobs(db: Database): Promise<boolean> {
  const { rows } = Found.parse(
    await db.execute(sql`select to_regclass('pgboss.job') is not null as found`),
  );
  return rows[0].found;
}
