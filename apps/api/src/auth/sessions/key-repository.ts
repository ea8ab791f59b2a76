import type { Database } from '../../db/database.ts';
import { desc, eq, isNull } from '../../db/drizzle.ts';
import { signingKeys } from '../../db/schema.ts';

export type StoredKey = typeof signingKeys.$inferSelect;

export type KeyRepository = ReturnType<typeof keyRepository>;

export function keyRepository(db: Database) {
  return {
    /** All keys, newest first. */
    async list(): Promise<StoredKey[]> {
      return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
    },

    async add(key: Omit<StoredKey, 'retiredAt'>): Promise<void> {
      await db.insert(signingKeys).values(key);
    },

    /** Retires all active keys and adds a new one. Tokens signed with the old keys stay valid. */
    async replace(key: Omit<StoredKey, 'retiredAt'>): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction
          .update(signingKeys)
          .set({ retiredAt: key.createdAt })
          .where(isNull(signingKeys.retiredAt));
        await transaction.insert(signingKeys).values(key);
      });
    },

    /** Stores a key that was encrypted again. */
    async reseal({ kid }: StoredKey, privateKey: Buffer): Promise<void> {
      await db.update(signingKeys).set({ privateKey }).where(eq(signingKeys.kid, kid));
    },

    async delete({ kid }: StoredKey): Promise<void> {
      await db.delete(signingKeys).where(eq(signingKeys.kid, kid));
    },

    /** Deletes all keys. No token that they signed works again. */
    async deleteAll(): Promise<void> {
      await db.delete(signingKeys);
    },
  };
}
