import type { Database } from '../db/database.ts';
import { and, asc, eq, gt, isNull, ne, sql } from '../db/drizzle.ts';
import { catalogEdits, catalogFactChanges } from '../db/schema.ts';

type FactChangeRow = typeof catalogFactChanges.$inferSelect;

/** A program's fact changes recorded after a given time, oldest first. */
export async function changesOf(db: Database, slug: string, since: Date): Promise<FactChangeRow[]> {
  return db
    .select()
    .from(catalogFactChanges)
    .where(and(eq(catalogFactChanges.slug, slug), gt(catalogFactChanges.createdAt, since)))
    .orderBy(asc(catalogFactChanges.id));
}

/** All recorded changes of a program's funding, oldest first, without edits that were undone. */
export async function fundingChangesOf(db: Database, slug: string): Promise<FactChangeRow[]> {
  const { id, fact, cause, editId } = catalogFactChanges;
  const rows = await db
    .select({ change: catalogFactChanges })
    .from(catalogFactChanges)
    .leftJoin(catalogEdits, eq(catalogEdits.id, editId))
    .where(
      and(
        eq(catalogFactChanges.slug, slug),
        eq(fact, 'funding'),
        ne(cause, 'undo'),
        isNull(catalogEdits.undoneAt),
      ),
    )
    .orderBy(asc(id));
  return rows.map(({ change }) => change);
}

/** The day of each program's last fact change, such as 2026-11-21, keyed by slug. */
export async function lastChanges(db: Database): Promise<ReadonlyMap<string, string>> {
  const day = sql<string>`to_char(max(${catalogFactChanges.createdAt}) at time zone 'UTC', 'YYYY-MM-DD')`;
  const { slug } = catalogFactChanges;
  const rows = await db.select({ slug, day }).from(catalogFactChanges).groupBy(slug);
  return new Map(rows.map((row) => [row.slug, row.day]));
}
