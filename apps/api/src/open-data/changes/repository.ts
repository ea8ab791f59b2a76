import type { DatedChange } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, inArray, or, sql } from '../../db/drizzle.ts';
import { catalogEdits, catalogFactChanges } from '../../db/schema.ts';

/** The programs of a state: those in the catalog, and those that left it. */
export interface StatePrograms {
  readonly state: string;
  readonly slugs: readonly string[];
}

/**
 * The newest recorded fact changes, oldest first.
 *
 * @param of the programs of one state. Null for all programs
 */
export async function newestChanges(
  db: Database,
  of: StatePrograms | null,
  limit: number,
): Promise<DatedChange[]> {
  const { id, cause, editId } = catalogFactChanges;
  const rows = await db
    .select({
      change: catalogFactChanges,
      isUndone: sql<boolean>`${cause} = 'undo' or ${catalogEdits.undoneAt} is not null`,
    })
    .from(catalogFactChanges)
    .leftJoin(catalogEdits, eq(catalogEdits.id, editId))
    .where(of === null ? undefined : isAbout(of))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ change, isUndone }) => ({ ...change, isUndone })).toReversed();
}

/** A program that left the catalog has its state in its last facts. */
function isAbout({ state, slugs }: StatePrograms) {
  const { slug, fact, oldValue } = catalogFactChanges;
  const wasInState = sql`${oldValue} #>> '{coverage,state}' = ${state}`;
  return or(inArray(slug, [...slugs]), and(eq(fact, 'program'), wasInState));
}
