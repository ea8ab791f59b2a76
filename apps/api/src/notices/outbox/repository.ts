import { randomUUID } from 'node:crypto';
import { chosenLanguage } from '../../auth/users/metadata.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { noticeEndTokens, noticeSubscriptions, notices, users } from '../../db/schema.ts';
import { isIdle, isUntouchedSince } from '../../outbox/attempt-repository.ts';
import type { Subscription } from '../repository.ts';
import type { FollowingNotice } from './notice-content.ts';

/** An email to write. */
export type NewNotice = FollowingNotice & {
  readonly subscriptionId: string;
  /** The latest fact change that the notice includes. */
  readonly throughChange: number;
  /** The week of the average mortgage rate, for a notice about quotes. */
  readonly rateWeek?: string;
};

/** An email that asks an address to confirm a subscription. */
export type Confirmation = Pick<NewNotice, 'subscriptionId' | 'throughChange'>;

export type Notice = typeof notices.$inferSelect;

/** A notice with what sending it needs. */
export interface DueNotice {
  readonly notice: Notice;
  readonly subscription: Subscription;
  /** Null if the user has no verified address. */
  readonly to: string | null;
  readonly language: string;
}

export function noticeRepository(db: Database) {
  return {
    /**
     * Adds a notice and moves its subscription on to the notice's change. Call this in a
     * transaction.
     *
     * @returns undefined if the subscription ended or is not confirmed, or has this notice already
     */
    async add(
      { subscriptionId, kind, throughChange, rateWeek = '', content }: NewNotice,
      now: Date,
    ): Promise<{ readonly id: string; readonly state: string | null } | undefined> {
      const { id, state, confirmedAt, endedAt } = noticeSubscriptions;
      const [subscription] = await db
        .select({ state })
        .from(noticeSubscriptions)
        .where(and(eq(id, subscriptionId), isNull(endedAt), isNotNull(confirmedAt)))
        // An end that happens at the same time waits, and then stops the notice.
        .for('no key update');
      if (!subscription) return undefined;
      const row = { subscriptionId, kind, throughChange, rateWeek, content };
      const [added] = await db
        .insert(notices)
        .values({ ...row, id: randomUUID(), state: 'waiting', createdAt: now })
        .onConflictDoNothing()
        .returning({ id: notices.id });
      if (!added) return undefined;
      const latest = sql`greatest(${noticeSubscriptions.throughChange}, ${throughChange}::integer)`;
      await db
        .update(noticeSubscriptions)
        .set({ noticedAt: now, throughChange: latest })
        .where(eq(id, subscriptionId));
      return { ...added, ...subscription };
    },

    /** Adds an email that asks to confirm a subscription in any state. @returns its ID */
    async addConfirmation(asked: Confirmation, now: Date): Promise<string> {
      const id = randomUUID();
      const row = { ...asked, id, kind: 'confirm', content: {} } as const;
      await db.insert(notices).values({ ...row, state: 'waiting', createdAt: now });
      return id;
    },

    /**
     * Whether an earlier email asks to confirm the same subscription: one that was written after this
     * time, and since the subscription waits for its confirmation.
     */
    async isAskedSince({ notice, subscription }: DueNotice, moment: Date): Promise<boolean> {
      const { id, createdAt, subscriptionId, kind, state } = notices;
      const isEarlier = or(
        lt(createdAt, notice.createdAt),
        // Of two at the same moment, one counts as the earlier one.
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
    },

    async find(id: string): Promise<DueNotice | undefined> {
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
      return { notice, subscription, to: user ? ofUser : subscription.email, language };
    },

    /**
     * Records the start of an attempt. From now on the notice may have arrived.
     *
     * @returns false if another attempt may still be under way, or the subscription ended
     */
    async begin({ id, attempts }: Notice, now: Date): Promise<boolean> {
      const wanted = db
        .select({ id: noticeSubscriptions.id })
        .from(noticeSubscriptions)
        .where(isNull(noticeSubscriptions.endedAt));
      const begun = await db
        .update(notices)
        .set({ attempts: attempts + 1, triedAt: now, problem: null })
        .where(
          and(
            isWaiting(id),
            eq(notices.attempts, attempts),
            isIdle(notices, now),
            inArray(notices.subscriptionId, wanted),
          ),
        )
        .returning({ id: notices.id });
      return begun.length > 0;
    },

    /** Records that a notice was sent. The outcome of a correction is the last one. */
    async markDelivered({ id, kind, subscriptionId }: Notice, now: Date): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction
          .update(notices)
          .set({ state: 'delivered', problem: null, deliveredAt: now })
          .where(eq(notices.id, id));
        if (kind !== 'outcome') return;
        await transaction
          .update(noticeSubscriptions)
          .set({ endedAt: now })
          .where(eq(noticeSubscriptions.id, subscriptionId));
      });
    },

    async failed(id: string, problem: string): Promise<void> {
      await db.update(notices).set({ problem }).where(eq(notices.id, id));
    },

    /** Stops a notice that is not wanted. An email that asks to confirm leaves no trace. */
    async stop({ id, kind }: Notice): Promise<void> {
      if (kind === 'confirm') await db.delete(notices).where(isWaiting(id));
      else await db.update(notices).set({ state: 'stopped' }).where(isWaiting(id));
    },

    async giveUp(id: string): Promise<void> {
      await db.update(notices).set({ state: 'given-up' }).where(isWaiting(id));
    },

    /** IDs of waiting notices last attempted (or written, if never attempted) before `moment`. */
    async waitingSince(moment: Date): Promise<string[]> {
      const rows = await db
        .select({ id: notices.id })
        .from(notices)
        .where(and(eq(notices.state, 'waiting'), isUntouchedSince(notices, moment)));
      return rows.map(({ id }) => id);
    },

    /** Sets the token that confirms a subscription's address. Only the newest one works. */
    async setConfirmToken(confirmHash: string, subscription: string): Promise<void> {
      await db
        .update(noticeSubscriptions)
        .set({ confirmHash })
        .where(eq(noticeSubscriptions.id, subscription));
    },

    /** Keeps a token that ends subscriptions. Leaves out one that was removed. */
    async keepEndToken(tokenHash: string, subscriptionIds: readonly string[]): Promise<void> {
      const kept = await db
        .select({ subscriptionId: noticeSubscriptions.id })
        .from(noticeSubscriptions)
        .where(inArray(noticeSubscriptions.id, [...subscriptionIds]))
        .for('key share');
      if (kept.length === 0) return;
      await db.insert(noticeEndTokens).values(kept.map((one) => ({ tokenHash, ...one })));
    },
  };
}

function isWaiting(id: string) {
  return and(eq(notices.id, id), eq(notices.state, 'waiting'));
}
