import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { migrationState } from './migration-state.ts';

const Rows = z.object({ rows: z.array(z.unknown()) });

/**
 * Whether the database has the tables that this code works with. A newer Latchkey may have added to
 * them meanwhile: an upgrade goes from process to process.
 *
 * @throws where it does not answer
 */
export async function hasOurTables(db: Database): Promise<boolean> {
  const query = async (text: string) => Rows.parse(await db.execute(sql.raw(text))).rows;
  const { expected, applied } = await migrationState(query);
  return applied >= expected;
}
