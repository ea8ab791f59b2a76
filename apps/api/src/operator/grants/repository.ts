import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { asc, eq, or } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** What an account may do: see leads and the overview, or edit the catalog. */
export const Role = z.enum(['leads', 'catalog']);
export type Role = z.infer<typeof Role>;

/** Reads and changes which accounts have which roles. */
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

    async set(email: string, role: Role, isGranted: boolean): Promise<void> {
      const changes = role === 'leads' ? { isOperator: isGranted } : { isCatalogEditor: isGranted };
      await db.update(users).set(changes).where(hasAddress(email));
    },

    /** Accounts with a role, such as `ada@example.com: leads, catalog`. */
    async list(): Promise<string[]> {
      const { id, email, isOperator, isCatalogEditor } = users;
      const found = await db
        .select({ id, email, isOperator, isCatalogEditor })
        .from(users)
        .where(or(eq(isOperator, true), eq(isCatalogEditor, true)))
        .orderBy(asc(email));
      return found.map((account) => {
        const roles = [account.isOperator && 'leads', account.isCatalogEditor && 'catalog'];
        return `${account.email ?? account.id}: ${roles.filter(Boolean).join(', ')}`;
      });
    },
  };
}

function hasAddress(email: string) {
  return eq(users.email, email.trim().toLowerCase());
}
