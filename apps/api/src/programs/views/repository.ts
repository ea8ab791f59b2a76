import type { Database } from '../../db/database.ts';
import { gte, lt, sql } from '../../db/drizzle.ts';
import type { Expired } from '../../db/expired.ts';
import { programViews } from '../../db/schema.ts';

export type ProgramViews = typeof programViews.$inferSelect;

/** Adds counts to the stored counts. */
export async function add(db: Database, counts: readonly ProgramViews[]): Promise<void> {
  // The order is always the same, so two processes cannot deadlock.
  const rows = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insert(programViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [programViews.day, programViews.slug],
      set: { count: sql`${programViews.count} + excluded.count` },
    });
}

/**
 * Returns the number of views per slug since a UTC date such as `2026-03-04`, including that date.
 */
export async function since(db: Database, day: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      slug: programViews.slug,
      count: sql<number>`sum(${programViews.count})::integer`,
    })
    .from(programViews)
    .where(gte(programViews.day, day))
    .groupBy(programViews.slug);
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

/** View counts from before the given day. */
export function seenBefore(day: string): Expired {
  const { day: since } = programViews;
  return { kind: 'program views', table: programViews, since, where: lt(since, day) };
}

/** Returns the key that identifies a count. */
export function keyOf({ day, slug }: Pick<ProgramViews, 'day' | 'slug'>): string {
  return `${day} ${slug}`;
}
