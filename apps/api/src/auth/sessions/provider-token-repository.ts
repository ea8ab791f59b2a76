import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { providerSessions } from '../../db/schema.ts';

/** The tokens of the identity provider for one sign-in, encrypted. */
type SealedTokens = Pick<typeof providerSessions.$inferSelect, 'id' | 'tokens'>;

/** Returns the encrypted tokens of all sign-ins. */
export async function all(db: Database): Promise<SealedTokens[]> {
  const { id, tokens } = providerSessions;
  return db.select({ id, tokens }).from(providerSessions);
}

/** Stores re-encrypted tokens. */
export async function replace(db: Database, { id, tokens }: SealedTokens): Promise<void> {
  await db.update(providerSessions).set({ tokens }).where(eq(providerSessions.id, id));
}
