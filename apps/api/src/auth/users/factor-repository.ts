import type { Database } from '../../db/database.ts';
import { asc, eq, isNotNull } from '../../db/drizzle.ts';
import { secondFactors } from '../../db/schema.ts';

/** A second factor: an authenticator app, a passkey, or a set of recovery codes. */
export type Factor = typeof secondFactors.$inferSelect;

/** Returns a user's second factors, oldest first. Includes factors that are not verified yet. */
export async function list(db: Database, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.createdAt));
}

/** The key of an authenticator app, encrypted. */
export interface SealedSecret {
  readonly id: string;
  readonly secret: Buffer;
}

/** Returns the encrypted keys of all authenticator apps. */
export async function secrets(db: Database): Promise<SealedSecret[]> {
  const { id, secret } = secondFactors;
  const rows = await db.select({ id, secret }).from(secondFactors).where(isNotNull(secret));
  return rows.flatMap((row) => (row.secret ? [{ id: row.id, secret: row.secret }] : []));
}

/** Stores a re-encrypted key. */
export async function replaceSecret(db: Database, { id, secret }: SealedSecret): Promise<void> {
  await db.update(secondFactors).set({ secret }).where(eq(secondFactors.id, id));
}
