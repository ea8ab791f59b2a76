import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** Who may see leads. */
export function grantRepository(db: Database) {
  return {
    /** @returns whether there is an account with that address */
    async set(email: string, isOperator: boolean): Promise<boolean> {
      const changed = await db
        .update(users)
        .set({ isOperator })
        .where(eq(users.email, email.trim().toLowerCase()))
        .returning({ id: users.id });
      return changed.length > 0;
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
