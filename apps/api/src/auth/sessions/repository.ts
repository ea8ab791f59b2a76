import type { Database } from '../../db/database.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from '../../db/drizzle.ts';
import { identities, secondFactors, sessions, users } from '../../db/schema.ts';
import { hasHash, type Identity, type User } from '../users/repository.ts';

export type Session = typeof sessions.$inferSelect;

/** Sessions that started or were last used at or before these times have expired. */
export interface Cutoffs {
  readonly createdAt: Date;
  readonly refreshedAt: Date;
}

/** The sign-in method and time that start a session. */
export interface SignIn {
  readonly user: User;
  readonly provider: Identity['provider'];
  readonly isByPassword: boolean;
}

/** Maximum number of rows that one statement updates. */
const MAX_UPDATES = 1_000;

/**
 * Adds a session, and sets `last_sign_in_at` of the user and the identity. Uses a single
 * statement, because each statement costs half as much as signing a token. The statement locks
 * the user's row, so no other request changes the password or ends sessions at the same time.
 *
 * @returns false if the password changed after it was verified
 */
export async function add(
  db: Database,
  session: Session,
  { user, provider, isByPassword }: SignIn,
): Promise<boolean> {
  const signedIn = { lastSignInAt: session.createdAt, updatedAt: session.createdAt };
  const isUnchanged = isByPassword ? hasHash(user.passwordHash) : undefined;
  const signedInUser = db.$with('person').as(
    db
      .update(users)
      .set(signedIn)
      .where(and(eq(users.id, user.id), isUnchanged))
      .returning({ id: users.id }),
  );
  const isOwn = inArray(identities.userId, db.select({ id: signedInUser.id }).from(signedInUser));
  const identity = db.$with('identity').as(
    db
      .update(identities)
      .set(signedIn)
      .where(and(isOwn, eq(identities.provider, provider)))
      .returning({ id: identities.id }),
  );
  const added = await db
    .with(signedInUser, identity)
    .insert(sessions)
    .select(db.select(rowOf(session)).from(signedInUser))
    .returning({ id: sessions.id });
  return added.length > 0;
}

/** Deletes a user's expired sessions, and all but the newest `count` of the others. */
export async function keepNewest(
  db: Database,
  userId: string,
  count: number,
  cutoffs: Cutoffs,
): Promise<void> {
  const isOwn = eq(sessions.userId, userId);
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        isOwn,
        gt(sessions.createdAt, cutoffs.createdAt),
        gt(sessions.refreshedAt, cutoffs.refreshedAt),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(count);
  await db.delete(sessions).where(and(isOwn, notInArray(sessions.id, newest)));
}

/** A session and its user. */
export interface FoundSession {
  readonly session: Session;
  readonly user: User;
  /** Whether the user has a second factor. */
  readonly hasFactor: boolean;
}

export async function find(db: Database, id: string): Promise<FoundSession | undefined> {
  const { userId, verifiedAt } = secondFactors;
  const hasFactor = sql<boolean>`exists (
    select 1 from ${secondFactors} where ${userId} = ${users.id} and ${verifiedAt} is not null)`;
  const [found] = await db
    .select({ session: sessions, user: users, hasFactor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return found;
}

/** A second factor that a session verified. */
export interface VerifiedFactor {
  readonly factorId: string;
  readonly amr: Session['amr'];
  readonly now: Date;
}

/**
 * Records that a session has verified a second factor, and ends the user's other sessions that have
 * not verified one. The counter increases by two, so that earlier refresh tokens do not work for
 * the stronger session.
 *
 * @returns the session, or undefined if it has ended
 */
export async function strengthen(
  db: Database,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  { factorId, amr, now }: VerifiedFactor,
): Promise<Session | undefined> {
  const [session] = await db
    .update(sessions)
    .set({
      factorId,
      amr,
      counter: sql`${sessions.counter} + 2`,
      refreshedAt: now,
      usedAt: now,
      confirmedAt: now,
    })
    .where(eq(sessions.id, id))
    .returning();
  if (!session) return undefined;
  const isWeaker = and(eq(sessions.userId, userId), ne(sessions.id, id), isNull(sessions.factorId));
  await db.delete(sessions).where(isWeaker);
  return session;
}

/**
 * Increments the counter. If several callers have read the same counter value, only one succeeds.
 *
 * @param isUse whether the refresh counts as use of the session
 * @returns the session, or undefined if another caller succeeded
 */
export async function rotate(
  db: Database,
  { id, counter }: Session,
  now: Date,
  isUse: boolean,
): Promise<Session | undefined> {
  const [rotated] = await db
    .update(sessions)
    .set({ counter: counter + 1, refreshedAt: now, ...(isUse && { usedAt: now }) })
    .where(and(eq(sessions.id, id), eq(sessions.counter, counter)))
    .returning();
  return rotated;
}

/** Records that someone used a session. */
export async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  const isOlder = lt(sessions.usedAt, now);
  await db
    .update(sessions)
    .set({ usedAt: now })
    .where(and(eq(sessions.id, id), isOlder));
}

/** Records that all of a user's sessions were used at this time. */
export async function noteUseOfAll(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ usedAt: now }).where(eq(sessions.userId, userId));
}

/** Records that the user has just proved ownership of the account. */
export async function confirm(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id));
}

export async function end(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function endAll(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOthers(db: Database, userId: string, kept: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
}

/** Ends every user's sessions, and returns the number of sessions. */
export async function endEveryone(db: Database): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

export async function countAll(db: Database): Promise<number> {
  return db.$count(sessions);
}

/** Returns the encrypted keys of all sessions. */
export async function refreshKeys(db: Database): Promise<Pick<Session, 'id' | 'refreshKey'>[]> {
  return db.select({ id: sessions.id, refreshKey: sessions.refreshKey }).from(sessions);
}

/** Stores re-encrypted keys. Ignores sessions that have ended. */
export async function replaceRefreshKeys(
  db: Database,
  changed: readonly Pick<Session, 'id' | 'refreshKey'>[],
): Promise<void> {
  for (let start = 0; start < changed.length; start += MAX_UPDATES) {
    const rows = changed
      .slice(start, start + MAX_UPDATES)
      .map(({ id, refreshKey }) => sql`(${id}::uuid, ${refreshKey}::bytea)`);
    await db.execute(
      sql`update ${sessions} set refresh_key = sealed.refresh_key
            from (values ${sql.join(rows, sql`, `)}) as sealed (id, refresh_key)
            where sessions.id = sealed.id`,
    );
  }
}

/** Deletes sessions that have expired. */
export async function sweep(db: Database, { createdAt, refreshedAt }: Cutoffs): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lte(sessions.createdAt, createdAt), lte(sessions.refreshedAt, refreshedAt)));
}

/** Returns a session as selectable columns, for `insert … select`. */
function rowOf(session: Session) {
  const { id, userId, refreshKey, counter, amr, factorId, userAgent } = sessions;
  const { createdAt, refreshedAt, usedAt, confirmedAt } = sessions;
  return {
    id: sql`${sql.param(session.id, id)}::uuid`.as('id'),
    userId: sql`${sql.param(session.userId, userId)}::uuid`.as('user_id'),
    refreshKey: sql`${sql.param(session.refreshKey, refreshKey)}::bytea`.as('refresh_key'),
    counter: sql`${sql.param(session.counter, counter)}::integer`.as('counter'),
    amr: sql`${sql.param(session.amr, amr)}::jsonb`.as('amr'),
    factorId: sql`${sql.param(session.factorId, factorId)}::uuid`.as('factor_id'),
    userAgent: sql`${sql.param(session.userAgent, userAgent)}::text`.as('user_agent'),
    createdAt: sql`${sql.param(session.createdAt, createdAt)}::timestamptz`.as('created_at'),
    refreshedAt: sql`${sql.param(session.refreshedAt, refreshedAt)}::timestamptz`.as(
      'refreshed_at',
    ),
    usedAt: sql`${sql.param(session.usedAt, usedAt)}::timestamptz`.as('used_at'),
    confirmedAt: sql`${sql.param(session.confirmedAt, confirmedAt)}::timestamptz`.as(
      'confirmed_at',
    ),
  };
}
