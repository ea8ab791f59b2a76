import type { Database } from '../../db/database.ts';
import { and, eq, lte } from '../../db/drizzle.ts';
import { providerSignIns } from '../../db/schema.ts';

export type ProviderSignIn = typeof providerSignIns.$inferSelect;

export async function add(db: Database, signIn: ProviderSignIn): Promise<void> {
  await db.insert(providerSignIns).values(signIn);
}

/**
 * Deletes and returns a sign-in that this browser started. If several callers race, only one gets
 * it.
 */
export async function take(
  db: Database,
  { stateHash, browserHash }: Pick<ProviderSignIn, 'stateHash' | 'browserHash'>,
): Promise<ProviderSignIn | undefined> {
  const [taken] = await db
    .delete(providerSignIns)
    .where(
      and(eq(providerSignIns.stateHash, stateHash), eq(providerSignIns.browserHash, browserHash)),
    )
    .returning();
  return taken;
}

/** Deletes sign-ins that expired at or before the given time. */
export async function sweep(db: Database, end: Date): Promise<void> {
  await db.delete(providerSignIns).where(lte(providerSignIns.expiresAt, end));
}
