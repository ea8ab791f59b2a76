import { randomUUID } from 'node:crypto';
import { chosenLanguage } from '../../auth/users/metadata.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { noticeEndTokens, noticeSubscriptions, notices, users } from '../../db/schema.ts';
import * as outboxRepository from '../../outbox/repository.ts';
import { isOrphaned, type Outbox, type Rows } from '../../outbox/repository.ts';
import type { Subscription } from '../repository.ts';
import { alsoEnded, type FollowingNotice } from './notice-content.ts';
import { noticeMails } from './queues.ts';

/**
 * The outbox of notices. Attempts are counted per notice. A notice that waits for the allowed hours
 * gets a new job, and the new job starts its own count.
 */
export const noticeOutbox: Outbox = {
  table: notices,
  name: 'notice',
  maxAttempts: noticeMails.retries + 1,
};

/** The fields of an email to store. */
export type NewNotice = FollowingNotice & {
  readonly subscriptionId: string;
  /** The number of the latest fact change that the notice includes. */
  readonly throughChange: number;
  /** The week of the average mortgage rate, for a notice about quotes. */
  readonly rateWeek?: string;
};

/** An email that asks someone to confirm a subscription. */
export type Confirmation = Pick<NewNotice, 'subscriptionId' | 'throughChange'>;

export type Notice = typeof notices.$inferSelect;

/** A notice with all data that is needed to send it. */
export interface DueNotice {
  readonly notice: Notice;
  /** The subscription that the notice belongs to. */
  readonly subscription: Subscription;
  /**
   * Every subscription that the notice is about. A combined email is about several subscriptions.
   */
  readonly topics: readonly Subscription[];
  /** The recipient's email address. Null if the user has no verified address. */
  readonly to: string | null;
  readonly language: string;
}

/**
 * Adds a notice, and updates the number of the latest fact change that the subscription's notices
 * include. Call this in a transaction.
 *
 * @returns undefined if the subscription ended, is not confirmed, or already has this notice
 */
export async function add(
  db: Database,
  { subscriptionId, kind, throughChange, rateWeek = '', content }: NewNotice,
  now: Date,
): Promise<{ readonly id: string; readonly state: string | null } | undefined> {
  const { id, state, confirmedAt, endedAt } = noticeSubscriptions;
  const [subscription] = await db
    .select({ state })
    .from(noticeSubscriptions)
    .where(and(eq(id, subscriptionId), isNull(endedAt), isNotNull(confirmedAt)))
    // A concurrent request to end the subscription waits here, and then stops the notice.
    .for('no key update');
  if (!subscription) return undefined;
  const row = { subscriptionId, kind, throughChange, rateWeek, content };
  const [added] = await db
    .insert(notices)
    .values({ ...row, id: randomUUID(), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (!added) return undefined;
  const latest = sql`greatest(${noticeSubscriptions.throughChange}, ${throughChange}::integer)`;
  await db
    .update(noticeSubscriptions)
    .set({ noticedAt: now, throughChange: latest })
    .where(eq(id, subscriptionId));
  return { ...added, ...subscription };
}

/**
 * Adds an email that asks the recipient to confirm a subscription, regardless of the subscription's
 * state. @returns its ID
 */
export async function addConfirmation(
  db: Database,
  asked: Confirmation,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const row = { ...asked, id, kind: 'confirm', content: {} } as const;
  await db.insert(notices).values({ ...row, createdAt: now });
  return id;
}

/**
 * Whether an earlier email already asks the same recipient to confirm the same subscription.
 * Considers only emails that were added after the given time, and after the subscription started to
 * wait for confirmation.
 */
export async function isAskedSince(
  db: Database,
  { notice, subscription }: DueNotice,
  moment: Date,
): Promise<boolean> {
  const { id, createdAt, subscriptionId, kind, state } = notices;
  const isEarlier = or(
    lt(createdAt, notice.createdAt),
    // If both emails have the same time, the one with the lower ID counts as earlier.
    and(eq(createdAt, notice.createdAt), lt(id, notice.id)),
  );
  const rows = await db
    .select({ id })
    .from(notices)
    .where(
      and(
        eq(subscriptionId, subscription.id),
        eq(kind, 'confirm'),
        inArray(state, ['waiting', 'delivered']),
        gt(createdAt, moment),
        gte(createdAt, subscription.createdAt),
        isEarlier,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function find(db: Database, id: string): Promise<DueNotice | undefined> {
  const [found] = await db
    .select({ notice: notices, subscription: noticeSubscriptions, user: users })
    .from(notices)
    .innerJoin(noticeSubscriptions, eq(notices.subscriptionId, noticeSubscriptions.id))
    .leftJoin(users, eq(noticeSubscriptions.userId, users.id))
    .where(eq(notices.id, id));
  if (!found) return undefined;
  const { notice, subscription, user } = found;
  const ofUser = user?.ownerSince ? user.email : null;
  const language = (user && chosenLanguage(user)) ?? subscription.language;
  const topics = await db
    .select()
    .from(noticeSubscriptions)
    .where(inArray(noticeSubscriptions.id, [subscription.id, ...alsoEnded(notice.content)]));
  return { notice, subscription, topics, to: user ? ofUser : subscription.email, language };
}

/** Ends a subscription whose last notice has been sent. */
export async function end(db: Database, subscription: string, now: Date): Promise<void> {
  await db
    .update(noticeSubscriptions)
    .set({ endedAt: now })
    .where(eq(noticeSubscriptions.id, subscription));
}

/**
 * Stops a notice that should no longer be sent. If the notice asks for confirmation, deletes it.
 */
export async function stop(db: Database, { id, kind }: Notice): Promise<void> {
  const isWaiting = and(eq(notices.id, id), eq(notices.state, 'waiting'));
  if (kind === 'confirm') await db.delete(notices).where(isWaiting);
  else await outboxRepository.stop(db, noticeOutbox, [id]);
}

/** Returns the IDs of waiting notices that no job has tried to send since a given time. */
export async function orphaned(db: Database, moment: Date): Promise<string[]> {
  const rows = await db.select({ id: notices.id }).from(notices).where(isOrphaned(notices, moment));
  return rows.map(({ id }) => id);
}

/** Returns emails that were sent to subscriptions, oldest first. */
export async function sentTo(db: Database, subscriptions: readonly string[]): Promise<Notice[]> {
  return db
    .select()
    .from(notices)
    .where(and(inArray(notices.subscriptionId, [...subscriptions]), eq(notices.state, 'delivered')))
    .orderBy(notices.deliveredAt);
}

/** Sets the token that confirms a subscription's address. Only the newest token works. */
export async function setConfirmToken(
  db: Database,
  confirmHash: string,
  subscription: string,
): Promise<void> {
  await db
    .update(noticeSubscriptions)
    .set({ confirmHash })
    .where(eq(noticeSubscriptions.id, subscription));
}

/** Stores a token that ends subscriptions. Skips subscriptions that were removed. */
export async function keepEndToken(
  db: Database,
  tokenHash: string,
  subscriptionIds: readonly string[],
): Promise<void> {
  const kept = await db
    .select({ subscriptionId: noticeSubscriptions.id })
    .from(noticeSubscriptions)
    .where(inArray(noticeSubscriptions.id, [...subscriptionIds]))
    .for('key share');
  if (kept.length === 0) return;
  await db.insert(noticeEndTokens).values(kept.map((one) => ({ tokenHash, ...one })));
}

/** SQL condition: the notice has this ID, and one of its subscriptions has not ended. */
export function isOfActive(id: string, subscriptions: readonly Subscription[]): Rows | undefined {
  const active = and(
    inArray(
      noticeSubscriptions.id,
      subscriptions.map((one) => one.id),
    ),
    isNull(noticeSubscriptions.endedAt),
  );
  return and(
    eq(notices.id, id),
    sql`exists (select 1 from ${noticeSubscriptions} where ${active})`,
  );
}
