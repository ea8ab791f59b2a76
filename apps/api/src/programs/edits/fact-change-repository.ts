import type { DatedChange } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, count, desc, eq, gt, max, not, or, type SQL, sql } from '../../db/drizzle.ts';
import { catalogEdits, catalogFactChanges } from '../../db/schema.ts';

const { id, slug, fact, cause, editId, createdAt } = catalogFactChanges;

/**
 * SQL expression: an editor undid this change, or this change itself undoes another. Requires a
 * join with the change's edit.
 */
const isUndone = sql<boolean>`(${cause} = 'undo' or ${catalogEdits.undoneAt} is not null)`;

/**
 * Reads the most recent fact changes and returns them oldest first.
 *
 * @param where a condition on the changes
 * @param limit maximum number of changes. If undefined, reads all of them
 */
export async function datedChanges(
  db: Database,
  where: SQL | undefined,
  limit?: number,
): Promise<DatedChange[]> {
  const query = db
    .select({ change: catalogFactChanges, isUndone })
    .from(catalogFactChanges)
    .leftJoin(catalogEdits, eq(catalogEdits.id, editId))
    .where(where)
    .orderBy(desc(id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row.change, isUndone: row.isUndone })).toReversed();
}

/**
 * Returns a value that identifies the current list of changes. The value differs after each new
 * change and after each undone edit.
 */
export async function revision(db: Database): Promise<string> {
  const undone = db.select({ count: count(catalogEdits.undoneAt) }).from(catalogEdits);
  const [row] = await db
    .select({ last: max(id), undone: sql<string>`(${undone})` })
    .from(catalogFactChanges);
  return `${row?.last} ${row?.undone}`;
}

/**
 * Reads the changes since a given time, and all changes to programs' funding regardless of their
 * age. Oldest first.
 */
export async function changesSince(db: Database, since: Date): Promise<DatedChange[]> {
  return datedChanges(db, or(eq(fact, 'funding'), gt(createdAt, since)));
}

/**
 * Reads when each program last changed, keyed by slug. Ignores undone changes.
 *
 * @param where a condition on the changes
 */
export async function lastChanges(
  db: Database,
  where?: SQL | undefined,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ slug, last: max(createdAt) })
    .from(catalogFactChanges)
    .leftJoin(catalogEdits, eq(catalogEdits.id, editId))
    .where(and(not(isUndone), where))
    .groupBy(slug);
  return new Map(rows.flatMap(({ slug: program, last }) => (last ? [[program, last]] : [])));
}
