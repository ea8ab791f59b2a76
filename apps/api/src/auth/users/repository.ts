import type { Database } from '../../db/database.ts';
import { and, asc, eq, isNull, ne } from '../../db/drizzle.ts';
import { isDuplicate } from '../../db/is-duplicate.ts';
import {
  accountMails,
  flowStates,
  identities,
  secondFactors,
  sessions,
  users,
} from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
export type Identity = typeof identities.$inferSelect;

/** A user with all identities, oldest first. */
export interface Account {
  readonly user: User;
  readonly identities: readonly Identity[];
}

/** Columns that may change after the user is created. */
export type UserChanges = Partial<
  Omit<
    User,
    | 'id'
    | 'createdAt'
    | 'isOperator'
    | 'isCatalogEditor'
    | 'isManager'
    | 'isAuditor'
    | 'providerRoles'
  >
>;

export async function find(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Finds a user and locks the row until the transaction ends. */
export async function lock(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** @param email in lower case */
export async function byEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** @param email in lower case */
export async function accountOf(db: Database, email: string): Promise<Account | undefined> {
  const rows = await db
    .select({ user: users, identity: identities })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(asc(identities.createdAt));
  const [first] = rows;
  return first && { user: first.user, identities: rows.flatMap(({ identity }) => identity ?? []) };
}

export async function identitiesOf(db: Database, userId: string): Promise<Identity[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
}

/** @returns undefined if the address is taken. If two callers race, only one succeeds. */
export async function add(
  db: Database,
  { user, identities: own }: Account,
): Promise<Account | undefined> {
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added.length === 0) return undefined;
    await transaction.insert(identities).values([...own]);
    return { user, identities: own };
  });
}

/** @returns false if the address is taken, which also aborts the transaction */
export async function change(db: Database, id: string, changes: UserChanges): Promise<boolean> {
  try {
    await db.update(users).set(changes).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Sets the address in the claims of the user's email identity. */
export async function renameIdentity(
  db: Database,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  const isOwn = and(eq(identities.userId, id), eq(identities.provider, 'email'));
  const [own] = await db.select().from(identities).where(isOwn);
  if (!own) return;
  const claims = { ...own.claims, email };
  await db.update(identities).set({ claims, updatedAt: now }).where(isOwn);
}

/** Deletes a user's emailed links, and the codes from links that were followed. */
export async function deleteLinks(db: Database, id: string): Promise<void> {
  await db.delete(accountMails).where(eq(accountMails.userId, id));
  await db.delete(flowStates).where(eq(flowStates.userId, id));
}

/**
 * Deletes sessions, links, codes, second factors and provider identities: all access except the
 * password.
 */
export async function revokeAccess(db: Database, userId: string): Promise<void> {
  for (const table of [sessions, accountMails, flowStates, secondFactors]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
  await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, 'email')));
}

/** Overwrites an account's rows. */
export async function save(db: Database, { user, identities: own }: Account): Promise<void> {
  await db.update(users).set(user).where(eq(users.id, user.id));
  for (const { id, claims, updatedAt } of own) {
    await db.update(identities).set({ claims, updatedAt }).where(eq(identities.id, id));
  }
}

/** Stores a new hash of the same password, unless the password changed in the meantime. */
export async function rehash(
  db: Database,
  { id, passwordHash }: User,
  latest: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: latest })
    .where(and(eq(users.id, id), hasHash(passwordHash)));
}

/** SQL condition: the row still has this password hash. */
export function hasHash(passwordHash: string | null) {
  return passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
}
