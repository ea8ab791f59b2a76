import type { Database } from '../../db/database.ts';
import { and, eq, ne } from '../../db/drizzle.ts';
import { accountMails, flowStates, identities, sessions, users } from '../../db/schema.ts';
import type { Account } from '../users/repository.ts';

export function addressProofRepository(db: Database) {
  return {
    /** Removes every way into an account but its password: sessions, links, codes, providers. */
    async closeWaysIn(userId: string): Promise<void> {
      for (const table of [sessions, accountMails, flowStates]) {
        await db.delete(table).where(eq(table.userId, userId));
      }
      await db
        .delete(identities)
        .where(and(eq(identities.userId, userId), ne(identities.provider, 'email')));
    },

    /** Writes the account as it now is. */
    async save({ user, identities: own }: Account): Promise<void> {
      await db.update(users).set(user).where(eq(users.id, user.id));
      for (const { id, claims, updatedAt } of own) {
        await db.update(identities).set({ claims, updatedAt }).where(eq(identities.id, id));
      }
    },
  };
}
