import type { Database } from '../db/database.ts';
import { and, asc, eq, gt, sql } from '../db/drizzle.ts';
import { catalogFactChanges } from '../db/schema.ts';

type FactChangeRow = typeof catalogFactChanges.$inferSelect;

/** A program's fact changes recorded after a given time, oldest first. */
export async function changesOf(db: Database, slug: string, since: Date): Promise<FactChangeRow[]> {
  return db
    .select()
    .from(catalogFactChanges)
    .where(and(eq(catalogFactChanges.slug, slug), gt(catalogFactChanges.createdAt, since)))
    .orderBy(asc(catalogFactChanges.id));
}

/** The day of each program's last fact change, such as 2026-11-21, keyed by slug. */
export async function lastChanges(db: Database): Promise<ReadonlyMap<string, string>> {
  const day = sql<string>`to_char(max(${catalogFactChanges.createdAt}) at time zone 'UTC', 'YYYY-MM-DD')`;
  const { slug } = catalogFactChanges;
  const rows = await db.select({ slug, day }).from(catalogFactChanges).groupBy(slug);
  return new Map(rows.map((row) => [row.slug, row.day]));
}
