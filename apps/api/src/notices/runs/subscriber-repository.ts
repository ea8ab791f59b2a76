import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../../db/drizzle.ts';
import { catalogFactChanges, noticeSubscriptions, users } from '../../db/schema.ts';
import { isOf, type Person } from '../recipient-repository.ts';
import { type Horizon, MAX_BUNDLE_MS } from './bundle.ts';

/** A subscription: who gets notices, and about what. */
export type Subscription = typeof noticeSubscriptions.$inferSelect;

/** SQL condition: the subscription is confirmed and has not ended. */
export const isActive = and(
  isNull(noticeSubscriptions.endedAt),
  isNotNull(noticeSubscriptions.confirmedAt),
);

/** Returns the active subscriptions of an account and of its email address. */
export async function subscriptionsOf(
  db: Database,
  userId: string,
  email: string | null,
): Promise<Subscription[]> {
  const { userId: owner, email: address } = noticeSubscriptions;
  const isOwn = eq(owner, userId);
  return db
    .select()
    .from(noticeSubscriptions)
    .where(and(email === null ? isOwn : or(isOwn, eq(address, email)), isActive))
    .orderBy(asc(noticeSubscriptions.createdAt));
}

/**
 * Returns the account's subscription to weekly notices. Every account gets weekly notices until its
 * owner ends the subscription.
 */
export async function weeklyOf(
  db: Database,
  userId: string,
  { language, state }: Pick<Subscription, 'language' | 'state'>,
  now: Date,
): Promise<Subscription | undefined> {
  const row = { userId, kind: 'weekly', subject: '', language, state } as const;
  const { userId: owner, email, kind, subject } = noticeSubscriptions;
  const [weekly] = await db
    .insert(noticeSubscriptions)
    .values({
      ...row,
      id: randomUUID(),
      throughChange: 0,
      createdAt: now,
      confirmedAt: now,
    })
    .onConflictDoUpdate({ target: [owner, email, kind, subject], set: { language, state } })
    .returning();
  return weekly;
}

/**
 * Returns the next people to notify. Programs that these people follow have changed since their
 * last notice. Excludes programs with very recent edits, and changes after the horizon. Treats a
 * user and the user's verified email address as one person.
 */
export async function peopleToNotify(
  db: Database,
  horizon: Horizon,
  limit: number,
): Promise<Person[]> {
  const { userId, email } = noticeSubscriptions;
  const isVerified = and(isNull(userId), eq(users.email, email), isNotNull(users.emailProvenAt));
  const user = sql<string | null>`coalesce(${userId}, ${users.id})`;
  const rows = await db
    .selectDistinct({
      userId: user,
      email: sql<string | null>`case when ${user} is null then ${email} end`,
    })
    .from(noticeSubscriptions)
    .leftJoin(users, isVerified)
    .where(and(isDue(db, horizon), isActive))
    .limit(limit);
  const owners = await verifiedEmails(
    db,
    rows.flatMap((row) => row.userId ?? []),
  );
  return rows.map((row) => ({
    userId: row.userId,
    email: row.userId === null ? row.email : (owners.get(row.userId) ?? null),
  }));
}

/**
 * Returns a person's subscriptions to changed programs. Locks the rows, so that only one run
 * announces the changes.
 */
export async function lockDue(
  db: Database,
  person: Person,
  horizon: Horizon,
): Promise<Subscription[]> {
  return db
    .select()
    .from(noticeSubscriptions)
    .where(and(isOf(person), isDue(db, horizon), isActive))
    .orderBy(asc(noticeSubscriptions.createdAt), asc(noticeSubscriptions.id))
    .for('no key update');
}

/** Stores when a notice was written, for the other subscriptions in the notice. */
export async function markNoticed(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(noticeSubscriptions)
    .set({ noticedAt: now })
    .where(inArray(noticeSubscriptions.id, [...ids]));
}

/**
 * Returns a program's fact changes after the one with ID `after`, up to ID `through`, oldest first.
 */
export async function changesOf(
  db: Database,
  slug: string,
  after: number,
  through: number,
): Promise<(typeof catalogFactChanges.$inferSelect)[]> {
  const { id, slug: program } = catalogFactChanges;
  return db
    .select()
    .from(catalogFactChanges)
    .where(and(eq(program, slug), gt(id, after), lte(id, through)))
    .orderBy(asc(id));
}

/** Marks changes as handled for a subscription without sending a notice. */
export async function passOver(db: Database, id: string, throughChange: number): Promise<void> {
  await db.update(noticeSubscriptions).set({ throughChange }).where(eq(noticeSubscriptions.id, id));
}

/**
 * SQL condition: a subscription's program changed after the person's last notice and before the
 * horizon, and the notice no longer waits for further edits. See `isBundling`.
 */
function isDue(db: Database, { latest, now, bundleMs }: Horizon) {
  const { kind, subject, throughChange } = noticeSubscriptions;
  const { id, slug, cause, createdAt } = catalogFactChanges;
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const edited = sql`max(${createdAt}) filter (where ${cause} <> 'files')`;
  const changed = db
    .select({ changes: sql`1` })
    .from(catalogFactChanges)
    .where(and(eq(slug, subject), gt(id, throughChange), lte(id, latest)))
    .having(
      sql`count(*) > 0 and (
        coalesce(${edited} <= ${ago(bundleMs)}::timestamptz, true)
        or min(${createdAt}) <= ${ago(MAX_BUNDLE_MS)}::timestamptz
      )`,
    );
  return and(eq(kind, 'program'), sql`exists ${changed}`);
}

async function verifiedEmails(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailProvenAt)));
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])));
}
