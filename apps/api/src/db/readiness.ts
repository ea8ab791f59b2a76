import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { migrationState } from './migration-state.ts';

const Rows = z.object({ rows: z.array(z.unknown()) });

/**
 * Whether the database has every table that this code needs. The database may have more tables,
 * because newer and older processes run together during an upgrade.
 *
 * @throws when the database does not respond
 */
export async function hasOurTables(db: Database): Promise<boolean> {
  const query = async (text: string) => Rows.parse(await db.execute(sql.raw(text))).rows;
  const { expected, applied } = await migrationState(query);
  return applied >= expected;
}
