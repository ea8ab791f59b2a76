import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** Who may see leads. */
export function grantRepository(db: Database) {
  return {
    /** @returns the account with that address, where there is one */
    async set(email: string, isOperator: boolean): Promise<{ isProven: boolean } | undefined> {
      const changed = await db
        .update(users)
        .set({ isOperator })
        .where(eq(users.email, email.trim().toLowerCase()))
        .returning({ ownerSince: users.ownerSince });
      const [account] = changed;
      return account && { isProven: account.ownerSince !== null };
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
