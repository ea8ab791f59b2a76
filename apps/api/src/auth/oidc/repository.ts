import type { Database } from '../../db/database.ts';
import { and, eq, inArray, isNull, lte, or, sql } from '../../db/drizzle.ts';
import { providerSessions, sessions, usedLogoutTokens, users } from '../../db/schema.ts';
import type { Role } from '../users/roles.ts';

export type ProviderSession = typeof providerSessions.$inferSelect;

export async function add(db: Database, session: ProviderSession): Promise<void> {
  await db.insert(providerSessions).values(session);
}

/**
 * Links a session to the stored provider sign-in that opened the session.
 *
 * @returns false if the provider has ended the sign-in in the meantime
 */
export async function bind(db: Database, codeHash: string, sessionId: string): Promise<boolean> {
  const bound = await db
    .update(providerSessions)
    .set({ sessionId })
    .where(and(eq(providerSessions.codeHash, codeHash), isNull(providerSessions.sessionId)))
    .returning({ id: providerSessions.id });
  return bound.length > 0;
}

export async function ofSession(
  db: Database,
  sessionId: string,
): Promise<ProviderSession | undefined> {
  const [found] = await db
    .select()
    .from(providerSessions)
    .where(eq(providerSessions.sessionId, sessionId));
  return found;
}

/**
 * Reserves the right to ask the provider, because some providers end a session if the same refresh
 * token is used twice.
 *
 * @returns false if another process is asking or has just asked
 */
export async function reserve(
  db: Database,
  { id, checkedAt }: ProviderSession,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { askingUntil } = providerSessions;
  const reserved = await db
    .update(providerSessions)
    .set({ askingUntil: until })
    .where(
      and(
        eq(providerSessions.id, id),
        eq(providerSessions.checkedAt, checkedAt),
        or(isNull(askingUntil), lte(askingUntil, now)),
      ),
    )
    .returning({ id: providerSessions.id });
  return reserved.length > 0;
}

/** Ends the reservation if the provider did not respond. */
export async function release(db: Database, id: string): Promise<void> {
  await db.update(providerSessions).set({ askingUntil: null }).where(eq(providerSessions.id, id));
}

/** Stores the provider's new tokens, and ends the reservation. */
export async function confirm(
  db: Database,
  id: string,
  { tokens, checkedAt }: Pick<ProviderSession, 'tokens' | 'checkedAt'>,
): Promise<void> {
  await db
    .update(providerSessions)
    .set({ tokens, checkedAt, askingUntil: null })
    .where(eq(providerSessions.id, id));
}

/** A user's roles from the provider before and after a change. */
export interface RoleChange {
  readonly before: readonly Role[];
  readonly isChanged: boolean;
}

/** Replaces a user's roles from the provider. Roles that an operator granted stay. */
export async function setRoles(
  db: Database,
  userId: string,
  roles: readonly Role[],
): Promise<RoleChange> {
  const [user] = await db
    .select({ before: users.providerRoles })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const before = user?.before ?? [];
  const isChanged = [...before].sort().join() !== [...roles].sort().join();
  if (isChanged) {
    await db
      .update(users)
      .set({ providerRoles: [...roles] })
      .where(eq(users.id, userId));
  }
  return { before, isChanged };
}

/** Identifies one of the provider's sessions, or all sessions of a person at the provider. */
export interface EndedSession {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

/**
 * Ends the sessions that belong to one of the provider's sessions, or all sessions that the person
 * opened through the provider.
 *
 * @returns the IDs of the users whose sessions ended
 */
export async function end(db: Database, { issuer, subject, sid }: EndedSession): Promise<string[]> {
  const hasNoSid = subject === undefined ? undefined : isNull(providerSessions.sid);
  const ended = await db
    .delete(providerSessions)
    .where(
      and(
        eq(providerSessions.issuer, issuer),
        subject === undefined ? undefined : eq(providerSessions.subject, subject),
        sid === undefined ? undefined : or(eq(providerSessions.sid, sid), hasNoSid),
      ),
    )
    .returning({ userId: providerSessions.userId, sessionId: providerSessions.sessionId });
  const ids = ended.flatMap(({ sessionId }) => sessionId ?? []);
  await db.delete(sessions).where(inArray(sessions.id, ids));
  return [...new Set(ended.map(({ userId }) => userId))];
}

/** @returns false if the message was already used */
export async function useLogoutToken(
  db: Database,
  token: typeof usedLogoutTokens.$inferSelect,
): Promise<boolean> {
  const added = await db
    .insert(usedLogoutTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ idHash: usedLogoutTokens.idHash });
  return added.length > 0;
}

/** Cutoff times for deleting rows. */
interface SweepTimes {
  /** Cutoff for sign-ins whose session no client has fetched. */
  readonly unused: Date;
  readonly now: Date;
  /** Cutoff for the roles of people who have not signed in since then. */
  readonly lastSignIn: Date;
}

/** Deletes expired rows, and the roles of people who have not signed in for a long time. */
export async function sweep(db: Database, { unused, now, lastSignIn }: SweepTimes): Promise<void> {
  await db
    .delete(providerSessions)
    .where(and(isNull(providerSessions.sessionId), lte(providerSessions.createdAt, unused)));
  await db.delete(usedLogoutTokens).where(lte(usedLogoutTokens.expiresAt, now));
  const isAway = and(
    sql`cardinality(${users.providerRoles}) > 0`,
    lte(users.lastSignInAt, lastSignIn),
  );
  await db.update(users).set({ providerRoles: [] }).where(isAway);
}
