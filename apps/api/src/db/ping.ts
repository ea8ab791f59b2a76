import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

/** Rejects where the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
