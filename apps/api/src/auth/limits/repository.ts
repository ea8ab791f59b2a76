import type { Database } from '../../db/database.ts';
import { and, gt, inArray, lte, sql } from '../../db/drizzle.ts';
import { rateLimits } from '../../db/schema.ts';

/** Something to be counted. */
export interface Counted {
  readonly key: string;
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

export function limitRepository(db: Database) {
  const { key, points, expire } = rateLimits;
  return {
    /** Counts one up for each key, in one statement, so that nobody comes between. */
    async count(wanted: readonly Counted[], now: Date): Promise<ReadonlyMap<string, Count>> {
      // Always in the same order: two such statements never wait for each other's rows.
      const inOrder = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const isOver = sql`${expire} <= ${sql.param(now, expire)}`;
      const more = sql`least(${points} + 1, ${mostOf(inOrder)})`;
      const counted = await db
        .insert(rateLimits)
        .values(inOrder.map((one) => ({ key: one.key, expire: one.expire, points: 1 })))
        .onConflictDoUpdate({
          target: key,
          set: {
            points: sql`case when ${isOver} then 1 else ${more} end`,
            expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
          },
        })
        .returning();
      return new Map(counted.map((row) => [row.key, row]));
    },

    /** Takes one back from each key. */
    async takeBack(keys: readonly string[]): Promise<void> {
      await db
        .update(rateLimits)
        .set({ points: sql`${points} - 1` })
        .where(and(inArray(key, [...keys]), gt(points, 0)));
    },

    /** Forgets what is over. */
    async sweep(now: Date): Promise<void> {
      await db.delete(rateLimits).where(lte(expire, now));
    },
  };
}

function mostOf(wanted: readonly Counted[]) {
  const cases = wanted.map(({ key, most }) => sql`when ${key} then ${most}::integer`);
  return sql`case ${rateLimits.key} ${sql.join(cases, sql` `)} end`;
}
