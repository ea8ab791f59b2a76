import type { MortgageRate } from '@latchkey/contract';
import { RECENT_WEEKS } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { desc, sql } from '../../db/drizzle.ts';
import { mortgageRates } from '../../db/schema.ts';

/** Returns the averages of the most recent stored weeks, newest week first. */
export async function recent(db: Database): Promise<MortgageRate[]> {
  const { date, rate30, rate15 } = mortgageRates;
  return db
    .select({ date, rate30, rate15 })
    .from(mortgageRates)
    .orderBy(desc(date))
    .limit(RECENT_WEEKS);
}

/** Stores weekly averages. Replaces the stored averages of the same weeks. */
export async function save(db: Database, weeks: readonly MortgageRate[], now: Date): Promise<void> {
  await db
    .insert(mortgageRates)
    .values(weeks.map((week) => ({ ...week, addedAt: now })))
    .onConflictDoUpdate({
      target: mortgageRates.date,
      set: { rate30: sql`excluded.rate30`, rate15: sql`excluded.rate15` },
    });
}
