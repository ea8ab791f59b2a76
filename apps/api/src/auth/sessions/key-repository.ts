import type { Database } from '../../db/database.ts';
import { desc, isNull } from '../../db/drizzle.ts';
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
  };
}
