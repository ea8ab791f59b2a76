import type { Database } from '../../db/database.ts';
import { lte, sql } from '../../db/drizzle.ts';
import { rateLimits } from '../../db/schema.ts';

/** Something to be counted. */
export interface Counted {
  readonly key: string;
  /** What is taken back from it at the same time. */
  readonly owed: number;
  /** When counting begins anew, if it begins now. */
  readonly expire: Date;
  /** How far it is counted, and no further. */
  readonly most: number;
}

/** How much was counted of a key since its counting began. */
export interface Count {
  readonly points: number;
  readonly expire: Date | null;
}

interface Change {
  readonly key: string;
  /** Added to the count, which stays between nothing and the most. */
  readonly by: number;
  readonly most: number;
  /** The count if it begins with this, and when it begins anew. */
  readonly points: number;
  readonly expire: Date;
}

/** The largest number of the column. */
const LARGEST = 2 ** 31 - 1;

export function limitRepository(db: Database) {
  const { key, points, expire } = rateLimits;

  /** All in one statement, so that nobody comes between. */
  async function change(wanted: readonly Change[], now: Date): Promise<ReadonlyMap<string, Count>> {
    // Always in the same order: two such statements never wait for each other's rows.
    const changes = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const changed = changes.map(
      ({ key: one, by, most }) =>
        sql`when ${one} then greatest(0, least(${points} + ${by}, ${most}))`,
    );
    const isOver = sql`${expire} <= ${sql.param(now, expire)}`;
    const rows = await db
      .insert(rateLimits)
      .values(changes.map(({ by, most, ...row }) => row))
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

  return {
    /** Counts one up for each key. */
    count(wanted: readonly Counted[], now: Date): Promise<ReadonlyMap<string, Count>> {
      const changes = wanted.map(({ owed, ...rest }) => ({ ...rest, points: 1, by: 1 - owed }));
      return change(changes, now);
    },

    /** Takes so many back from each key. */
    async takeBack(owed: ReadonlyMap<string, number>, now: Date): Promise<void> {
      const rest = { points: 0, expire: now, most: LARGEST };
      await change(
        [...owed].map(([one, count]) => ({ ...rest, key: one, by: -count })),
        now,
      );
    },

    /** Forgets what is over. */
    async sweep(now: Date): Promise<void> {
      await db.delete(rateLimits).where(lte(expire, now));
    },
  };
}
