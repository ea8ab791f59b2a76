import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { asc, eq, or } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** A role, which lets an account see leads and the overview, or edit the catalog. */
export const Role = z.enum(['leads', 'catalog']);
export type Role = z.infer<typeof Role>;

/** These queries read and change the roles of accounts. */
/** Finds the account with an email address. Also returns whether the address is verified. */
export async function find(
  db: Database,
  email: string,
): Promise<{ isProven: boolean } | undefined> {
  const [account] = await db
    .select({ ownerSince: users.ownerSince })
    .from(users)
    .where(hasAddress(email));
  return account && { isProven: account.ownerSince !== null };
}

export async function set(
  db: Database,
  email: string,
  role: Role,
  isGranted: boolean,
): Promise<void> {
  const changes = role === 'leads' ? { isOperator: isGranted } : { isCatalogEditor: isGranted };
  await db.update(users).set(changes).where(hasAddress(email));
}

/**
 * Sets an officer's name and NMLS ID. Undefined keeps a stored value, and empty text removes it.
 */
export async function setOfficer(
  db: Database,
  email: string,
  { name, nmls }: { readonly name: string | undefined; readonly nmls: string | undefined },
): Promise<void> {
  if (name === undefined && nmls === undefined) return;
  const officerName = name === '' ? null : name;
  const nmlsNumber = nmls === '' ? null : nmls;
  await db.update(users).set({ officerName, nmlsNumber }).where(hasAddress(email));
}

/**
 * Lists the accounts with a role, in lines such as `ada@example.com: leads, catalog · Ada Smith,
 * NMLS #123`.
 */
export async function list(db: Database): Promise<string[]> {
  const { id, email, isOperator, isCatalogEditor, officerName, nmlsNumber } = users;
  const found = await db
    .select({ id, email, isOperator, isCatalogEditor, officerName, nmlsNumber })
    .from(users)
    .where(or(eq(isOperator, true), eq(isCatalogEditor, true)))
    .orderBy(asc(email));
  return found.map((account) => {
    const roles = [account.isOperator && 'leads', account.isCatalogEditor && 'catalog'];
    const officer = [account.officerName, account.nmlsNumber && `NMLS #${account.nmlsNumber}`];
    const words = officer.filter(Boolean).join(', ');
    const line = `${account.email ?? account.id}: ${roles.filter(Boolean).join(', ')}`;
    return words === '' ? line : `${line} · ${words}`;
  });
}

function hasAddress(email: string) {
  return eq(users.email, email.trim().toLowerCase());
}
