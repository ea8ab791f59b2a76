import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, asc, eq } from '../../db/drizzle.ts';
import { identities, quotes, users } from '../../db/schema.ts';
import type { Account, Identity, User } from '../users/repository.ts';

/** A user's identity at a provider. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

// Accounts for sign-in with Google. Reading a user locks the row until the transaction ends.

/**
 * Finds an identity and its user. Locks only the user's row, as every sign-in does, because locking
 * rows in another order could cause a deadlock.
 */
export async function bySubject(
  db: Database,
  { issuer, subject }: Subject,
): Promise<{ user: User; identity: Identity } | undefined> {
  const [found] = await db
    .select({ user: users, identity: identities })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for('update', { of: users });
  return found;
}

/** @param email in lower case */
export async function byEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('update');
  return user;
}

/** @returns false if a concurrent request took the address */
export async function addUser(db: Database, user: User): Promise<boolean> {
  const added = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return added.length > 0;
}

/** @returns false if a concurrent request took the subject */
export async function addIdentity(db: Database, identity: Omit<Identity, 'id'>): Promise<boolean> {
  const added = await db
    .insert(identities)
    .values({ ...identity, id: randomUUID() })
    .onConflictDoNothing({ target: [identities.issuer, identities.subject] })
    .returning({ id: identities.id });
  return added.length > 0;
}

/**
 * Updates the claims of an identity.
 *
 * @returns whether the identity still exists
 */
export async function refreshIdentity(
  db: Database,
  id: string,
  claims: Identity['claims'],
  now: Date,
): Promise<boolean> {
  const refreshed = await db
    .update(identities)
    .set({ claims, updatedAt: now })
    .where(eq(identities.id, id))
    .returning({ id: identities.id });
  return refreshed.length > 0;
}

export async function change(db: Database, id: string, changes: Partial<User>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Deletes an account's identities and quotes. */
export async function clear(db: Database, id: string): Promise<void> {
  for (const table of [identities, quotes]) {
    await db.delete(table).where(eq(table.userId, id));
  }
}

export async function account(db: Database, id: string): Promise<Account | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const all = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, id))
    .orderBy(asc(identities.createdAt));
  return user && { user, identities: all };
}
