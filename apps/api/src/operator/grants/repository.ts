import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** Reads and changes which accounts may see leads. */
export function grantRepository(db: Database) {
  return {
    /** Finds the account with an email address, and whether the address is verified. */
    async find(email: string): Promise<{ isProven: boolean } | undefined> {
      const [account] = await db
        .select({ ownerSince: users.ownerSince })
        .from(users)
        .where(hasAddress(email));
      return account && { isProven: account.ownerSince !== null };
    },

    async set(email: string, isOperator: boolean): Promise<void> {
      await db.update(users).set({ isOperator }).where(hasAddress(email));
    },

    async list(): Promise<string[]> {
      const found = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.isOperator, true))
        .orderBy(asc(users.email));
      return found.map(({ id, email }) => email ?? id);
    },
  };
}

function hasAddress(email: string) {
  return eq(users.email, email.trim().toLowerCase());
}
