import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

const Rows = z.object({ rows: z.tuple([z.object({ size: z.coerce.number() })]) });

/** Returns the size of the database's files, in bytes. */
export async function databaseSize(db: Database): Promise<number> {
  const answer = await db.execute(sql`select pg_database_size(current_database()) as size`);
  return Rows.parse(answer).rows[0].size;
}
