import type { Database } from '../db/database.ts';
import { and, eq, isNotNull, isNull, or, sql } from '../db/drizzle.ts';
import { noticeSubscriptions, users } from '../db/schema.ts';

/** A recipient of notices: a user, or an email address without an account. */
export interface Person {
  readonly userId: string | null;
  /**
   * The email address, in lower case. For a user, the verified address, or null if the user has no
   * verified address.
   */
  readonly email: string | null;
}

/**
 * Locks an email address until the transaction ends, so that only one request at a time changes its
 * subscriptions.
 */
export async function lock(db: Database, address: string): Promise<void> {
  const key = `notices ${address}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Locks a user until the transaction ends. @returns false if the account was just deleted */
export async function keepUser(db: Database, user: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, user))
    .for('key share');
  return rows.length > 0;
}

/** Returns a user's email address, if the user has verified it. */
export async function verifiedEmail(db: Database, user: string): Promise<string | null> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.ownerSince)));
  return found?.email ?? null;
}

/** Returns the user who has verified an email address. */
export async function userOf(db: Database, address: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNotNull(users.ownerSince)));
  return found?.id;
}

const { userId, email } = noticeSubscriptions;

/**
 * SQL condition for a person's rows, including rows from before the email address had an account.
 */
export function isOf(person: Person) {
  const { userId: user, email: address } = person;
  if (user === null) return isOwn(person);
  const ofAddress = address === null ? undefined : and(isNull(userId), eq(email, address));
  return or(eq(userId, user), ofAddress);
}

/** SQL condition for the rows of a user, or of an email address without an account. */
export function isOwn({ userId: user, email: address }: Person) {
  return user === null ? and(isNull(userId), eq(email, address ?? '')) : eq(userId, user);
}

/** Returns the values of the columns that identify a person. */
export function columnsOf({ userId: user, email: address }: Person) {
  return user === null ? { userId: null, email: address } : { userId: user, email: null };
}
