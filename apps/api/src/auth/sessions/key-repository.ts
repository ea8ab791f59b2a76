import type { Database } from '../../db/database.ts';
import { desc, eq, isNull } from '../../db/drizzle.ts';
import { signingKeys } from '../../db/schema.ts';

export type StoredKey = typeof signingKeys.$inferSelect;

/** Returns all keys, newest first. */
export async function list(db: Database): Promise<StoredKey[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
}

export async function add(db: Database, key: Omit<StoredKey, 'retiredAt'>): Promise<void> {
  await db.insert(signingKeys).values(key);
}

/** Retires all active keys and adds a new one. Tokens signed with the old keys stay valid. */
export async function replace(db: Database, key: Omit<StoredKey, 'retiredAt'>): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(signingKeys)
      .set({ retiredAt: key.createdAt })
      .where(isNull(signingKeys.retiredAt));
    await transaction.insert(signingKeys).values(key);
  });
}

/** Stores a re-encrypted key. */
export async function reseal(db: Database, { kid }: StoredKey, privateKey: Buffer): Promise<void> {
  await db.update(signingKeys).set({ privateKey }).where(eq(signingKeys.kid, kid));
}

export async function remove(db: Database, { kid }: StoredKey): Promise<void> {
  await db.delete(signingKeys).where(eq(signingKeys.kid, kid));
}

/** Deletes all keys. Tokens signed with the deleted keys never work again. */
export async function deleteAll(db: Database): Promise<void> {
  await db.delete(signingKeys);
}
