import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, eq, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import { noticeSubscriptions, notices } from '../../db/schema.ts';
import type { NoticeContent } from './notice-content.ts';

/** An email to write. */
export type NewNotice = NoticeContent & {
  readonly subscriptionId: string;
  /** The latest fact change that the notice includes. */
  readonly throughChange: number;
  /** The week of the average mortgage rate, for a notice about quotes. */
  readonly rateWeek?: string;
};

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
  };
}
