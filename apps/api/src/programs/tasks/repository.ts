import { CatalogTask } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { asc, isNull, sql } from '../../db/drizzle.ts';
import { catalogTasks } from '../../db/schema.ts';

/** A task to add. */
export type NewTask = CatalogTask & {
  readonly programSlug: string;
  /** What the task is about, such as an address. */
  readonly subject: string;
};

/** An open task. */
export type OpenTask = NewTask & { readonly id: string; readonly createdAt: Date };

export function catalogTaskRepository(db: Database) {
  return {
    /**
     * Adds tasks, except those whose program has an open task of the same kind and subject.
     *
     * @returns the number of added tasks
     * @throws {z.core.$ZodError} if a task's details do not fit its kind
     */
    async add(tasks: readonly NewTask[], now: Date): Promise<number> {
      if (tasks.length === 0) return 0;
      const rows = tasks.map(({ programSlug, subject, kind, details }) => ({
        ...CatalogTask.parse({ kind, details }),
        programSlug,
        subject,
        createdAt: now,
      }));
      const added = await db
        .insert(catalogTasks)
        .values(rows)
        .onConflictDoNothing({
          target: [catalogTasks.programSlug, catalogTasks.kind, catalogTasks.subject],
          where: sql`${catalogTasks.closedAt} is null`,
        })
        .returning({ id: catalogTasks.id });
      return added.length;
    },

    /** Open tasks, oldest first. */
    async open(): Promise<OpenTask[]> {
      const rows = await db
        .select()
        .from(catalogTasks)
        .where(isNull(catalogTasks.closedAt))
        .orderBy(asc(catalogTasks.createdAt), asc(catalogTasks.id));
      return rows.map(({ id, programSlug, subject, createdAt, kind, details }) => ({
        ...CatalogTask.parse({ kind, details }),
        id,
        programSlug,
        subject,
        createdAt,
      }));
    },
  };
}
