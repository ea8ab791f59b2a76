import { randomUUID } from 'node:crypto';
import { chosenLanguage } from '../../auth/users/metadata.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import { noticeEndTokens, noticeSubscriptions, notices, users } from '../../db/schema.ts';
import { isIdle, isUntouchedSince } from '../../outbox/attempt-repository.ts';
import type { Subscription } from '../repository.ts';
import type { NoticeContent } from './notice-content.ts';

/** An email to write. */
export type NewNotice = NoticeContent & {
  readonly subscriptionId: string;
  /** The latest fact change that the notice includes. */
  readonly throughChange: number;
  /** The week of the average mortgage rate, for a notice about quotes. */
  readonly rateWeek?: string;
};

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
      const isConfirmed = kind === 'confirm' ? isNull(confirmedAt) : isNotNull(confirmedAt);
      const [subscription] = await db
        .select({ state })
        .from(noticeSubscriptions)
        .where(and(eq(id, subscriptionId), isNull(endedAt), isConfirmed))
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

    async stop(id: string): Promise<void> {
      await db.update(notices).set({ state: 'stopped' }).where(isWaiting(id));
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

    async keepEndToken(tokenHash: string, subscriptionId: string): Promise<void> {
      await db.insert(noticeEndTokens).values({ tokenHash, subscriptionId });
    },
  };
}

function isWaiting(id: string) {
  return and(eq(notices.id, id), eq(notices.state, 'waiting'));
}
