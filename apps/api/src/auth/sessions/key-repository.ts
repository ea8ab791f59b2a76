import type { Database } from '../../db/database.ts';
import { desc, isNull } from '../../db/drizzle.ts';
import { signingKeys } from '../../db/schema.ts';

export type StoredKey = typeof signingKeys.$inferSelect;

export type KeyRepository = ReturnType<typeof keyRepository>;

export function keyRepository(db: Database) {
  return {
    /** Every key, the newest first. */
    async list(): Promise<StoredKey[]> {
      return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
    },

    async add(key: Omit<StoredKey, 'retiredAt'>): Promise<void> {
      await db.insert(signingKeys).values(key);
    },

    /** Puts a key in the place of all that sign now; what they signed stays good. */
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
