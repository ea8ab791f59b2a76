import type { MortgageRate } from '@latchkey/contract';
import type { Database } from '../../db/database.ts';
import { desc } from '../../db/drizzle.ts';
import { mortgageRates } from '../../db/schema.ts';

/** Returns the average of the newest stored week. */
export async function newest(db: Database): Promise<MortgageRate | undefined> {
  const { date, rate30, rate15 } = mortgageRates;
  const [newest] = await db
    .select({ date, rate30, rate15 })
    .from(mortgageRates)
    .orderBy(desc(date))
    .limit(1);
  return newest;
}

/** Stores the average of a week. Replaces a stored average of the same week. */
export async function save(
  db: Database,
  { date, rate30, rate15 }: MortgageRate,
  now: Date,
): Promise<void> {
  const rates = { rate30, rate15 };
  await db
    .insert(mortgageRates)
    .values({ date, ...rates, addedAt: now })
    .onConflictDoUpdate({ target: mortgageRates.date, set: rates });
}
