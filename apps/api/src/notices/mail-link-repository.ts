import type { Database } from '../db/database.ts';
import { eq, inArray, sql } from '../db/drizzle.ts';
import { noticeEndTokens, noticeSubscriptions } from '../db/schema.ts';
import { firstOf, type Subscription } from './repository.ts';

const { id, confirmHash, confirmedAt } = noticeSubscriptions;

/** Confirms the email address of a subscription. */
export async function confirm(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await db
    .update(noticeSubscriptions)
    .set({
      confirmedAt: sql`coalesce(${confirmedAt}, ${sql.param(now, confirmedAt)})`,
      endedAt: null,
    })
    .where(eq(confirmHash, tokenHash))
    .returning();
  return row;
}

/** Ends the subscriptions that an email is about. Finds them by a token from the email. */
export async function stop(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Subscription | undefined> {
  return setEnd(db, tokenHash, firstOf(now));
}

/** Restarts the subscriptions that `stop` ended. */
export async function resume(db: Database, tokenHash: string): Promise<Subscription | undefined> {
  return setEnd(db, tokenHash, null);
}

async function setEnd(db: Database, tokenHash: string, end: ReturnType<typeof firstOf> | null) {
  const tokens = db
    .select({ subscriptionId: noticeEndTokens.subscriptionId })
    .from(noticeEndTokens)
    .where(eq(noticeEndTokens.tokenHash, tokenHash));
  const [row] = await db
    .update(noticeSubscriptions)
    .set({ endedAt: end })
    .where(inArray(id, tokens))
    .returning();
  return row;
}
