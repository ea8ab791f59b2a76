import type { Database } from '../../db/database.ts';
import { lte, sql } from '../../db/drizzle.ts';
import { rateLimits } from '../../db/schema.ts';

/** A request to count one action under a key. */
export interface CountRequest {
  readonly key: string;
  /** Points to refund in the same write. */
  readonly refund: number;
  /** The end of the window, if this request starts a new one. */
  readonly expire: Date;
  /** Maximum value of the count. */
  readonly max: number;
}

/** A key's points in its current window. */
export interface Count {
  readonly points: number;
  readonly expire: Date | null;
}

interface Change {
  readonly key: string;
  /** Points to add to the count. The result stays between 0 and the maximum. */
  readonly by: number;
  readonly max: number;
  /** The count and the end of the window, if this change starts a new window. */
  readonly points: number;
  readonly expire: Date;
}

/** Maximum value of the database column. */
const MAX_INTEGER = 2 ** 31 - 1;

const { key, points, expire } = rateLimits;

/** Adds one point to each key. */
export function count(
  db: Database,
  requests: readonly CountRequest[],
  now: Date,
): Promise<ReadonlyMap<string, Count>> {
  const changes = requests.map(({ refund, ...rest }) => ({
    ...rest,
    points: 1,
    by: 1 - refund,
  }));
  return change(db, changes, now);
}

/** Subtracts points from each key. */
export async function refund(
  db: Database,
  refunds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const rest = { points: 0, expire: now, max: MAX_INTEGER };
  await change(
    db,
    [...refunds].map(([one, count]) => ({ ...rest, key: one, by: -count })),
    now,
  );
}

/** Deletes keys whose window has ended. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(expire, now));
}

/**
 * Changes the counts of all keys in one statement, so that no concurrent caller can change them in
 * between.
 */
async function change(
  db: Database,
  unsorted: readonly Change[],
  now: Date,
): Promise<ReadonlyMap<string, Count>> {
  // The keys are sorted, so two statements always lock rows in the same order and never deadlock.
  const changes = unsorted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const changed = changes.map(
    ({ key: one, by, max }) => sql`when ${one} then greatest(0, least(${points} + ${by}, ${max}))`,
  );
  const isOver = sql`${expire} <= ${sql.param(now, expire)}`;
  const rows = await db
    .insert(rateLimits)
    .values(changes.map(({ by, max, ...row }) => row))
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points
            else case ${key} ${sql.join(changed, sql` `)} end end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}
