import { Role, roleColumns } from '../../auth/users/roles.ts';
import type { Database } from '../../db/database.ts';
import { asc, eq, or, sql } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

/** Finds the account with an email address. Also returns whether the address is verified. */
export async function find(
  db: Database,
  email: string,
): Promise<{ id: string; isProven: boolean } | undefined> {
  const [account] = await db
    .select({ id: users.id, ownerSince: users.ownerSince })
    .from(users)
    .where(hasAddress(email));
  return account && { id: account.id, isProven: account.ownerSince !== null };
}

export async function set(
  db: Database,
  email: string,
  role: Role,
  isGranted: boolean,
): Promise<void> {
  await db
    .update(users)
    .set({ [roleColumns[role]]: isGranted })
    .where(hasAddress(email));
}

/**
 * Sets an officer's name and NMLS ID. Undefined keeps the stored value, and an empty string removes
 * it.
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
 * Lists the accounts that have a role, one per line, such as `ada@example.com: leads, catalog · Ada
 * Smith, NMLS #123`.
 */
export async function list(db: Database): Promise<string[]> {
  const found = await db
    .select()
    .from(users)
    .where(
      or(
        ...Role.options.map((role) => eq(users[roleColumns[role]], true)),
        sql`cardinality(${users.providerRoles}) > 0`,
      ),
    )
    .orderBy(asc(users.email));
  return found.map((account) => {
    const roles = [
      ...Role.options.filter((role) => account[roleColumns[role]]),
      ...account.providerRoles.map((role) => `${role} (from the identity provider)`),
    ];
    const officer = [account.officerName, account.nmlsNumber && `NMLS #${account.nmlsNumber}`];
    const words = officer.filter(Boolean).join(', ');
    const line = `${account.email ?? account.id}: ${roles.join(', ')}`;
    return words === '' ? line : `${line} · ${words}`;
  });
}

function hasAddress(email: string) {
  return eq(users.email, email.trim().toLowerCase());
}
