import { CatalogTask } from '@latchkey/domain';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, isNull, lte, sql } from '../../db/drizzle.ts';
import type { Expired } from '../../db/expired.ts';
import { catalogTasks } from '../../db/schema.ts';

/** A task to add. */
export type NewTask = CatalogTask & {
  readonly programSlug: string;
  /** The subject of the task, such as a URL. */
  readonly subject: string;
  /** Keyed hash of the network that reported a wrong fact. */
  readonly networkHash?: string;
};

/** An open report of a wrong fact. */
export interface OpenReport {
  readonly id: string;
  readonly subject: string;
  readonly networkHash: string | null;
}

/** An open task. */
export type OpenTask = NewTask & { readonly id: string; readonly createdAt: Date };

interface Closing {
  readonly id: string;
  readonly slug: string;
  /** Whether a fact of the program changed because of the task. */
  readonly outcome: 'changed' | 'not-changed';
  readonly closedBy: string;
}

/**
 * Adds tasks, except those whose program has an open task of the same kind and subject.
 *
 * @returns the number of added tasks
 * @throws {z.core.$ZodError} if a task's details do not match its kind
 */
export async function add(db: Database, tasks: readonly NewTask[], now: Date): Promise<number> {
  if (tasks.length === 0) return 0;
  const rows = tasks.map(({ programSlug, subject, networkHash, kind, details }) => ({
    ...CatalogTask.parse({ kind, details }),
    programSlug,
    subject,
    networkHash,
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
}

/** Returns open tasks, oldest first. */
export async function open(db: Database): Promise<OpenTask[]> {
  return openTasks(db);
}

/** Returns a program's open tasks, oldest first. */
export async function openOf(db: Database, slug: string): Promise<OpenTask[]> {
  return openTasks(db, eq(catalogTasks.programSlug, slug));
}

/**
 * Locks the reports about a program until the transaction ends, so that only one request at a time
 * adds to them.
 */
export async function lockReports(db: Database, slug: string): Promise<void> {
  const key = `reports ${slug}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Returns a program's open reports of wrong facts. */
export async function openReports(db: Database, slug: string): Promise<OpenReport[]> {
  const { id, subject, networkHash, programSlug, kind, closedAt } = catalogTasks;
  return db
    .select({ id, subject, networkHash })
    .from(catalogTasks)
    .where(and(eq(programSlug, slug), eq(kind, 'correction'), isNull(closedAt)));
}

/** Returns a closed task's program and outcome. */
export async function closed(
  db: Database,
  id: string,
): Promise<Pick<Closing, 'slug' | 'outcome'> | undefined> {
  const [task] = await db
    .select({ slug: catalogTasks.programSlug, outcome: catalogTasks.outcome })
    .from(catalogTasks)
    .where(eq(catalogTasks.id, id));
  return task?.outcome ? { slug: task.slug, outcome: task.outcome } : undefined;
}

/** Tasks that were closed at or before a given time. */
export function closedBefore(moment: Date): Expired {
  const { closedAt } = catalogTasks;
  return {
    kind: 'closed tasks',
    table: catalogTasks,
    since: closedAt,
    where: lte(closedAt, moment),
  };
}

/** @returns false if the program has no such open task */
export async function close(
  db: Database,
  { id, slug, outcome, closedBy }: Closing,
  now: Date,
): Promise<boolean> {
  const closed = await db
    .update(catalogTasks)
    .set({ closedAt: now, closedBy, outcome, networkHash: null })
    .where(
      and(
        eq(catalogTasks.id, id),
        eq(catalogTasks.programSlug, slug),
        isNull(catalogTasks.closedAt),
      ),
    )
    .returning({ id: catalogTasks.id });
  return closed.length > 0;
}

/**
 * Returns the remaining amount that an agency last stated, if an editor has not reviewed it yet.
 */
export async function waitingAmount(db: Database, slug: string): Promise<number | null> {
  const tasks = await openOf(db, slug);
  const waiting = tasks.flatMap(({ kind, details }) =>
    kind === 'agency-statement' ? [details.waiting] : [],
  );
  return waiting.at(-1) ?? null;
}

/**
 * Closes the open tasks for an agency's statements about a program. If an edit is given, closes
 * only the task for that edit, because the edit was undone. If no edit is given, closes all of
 * them, because a later statement replaces them.
 */
export async function closeStatements(
  db: Database,
  {
    slug,
    editId,
    editorId = null,
  }: { readonly slug: string; readonly editId?: string; readonly editorId?: string | null },
  now: Date,
): Promise<void> {
  const { programSlug, kind, subject, closedAt } = catalogTasks;
  await db
    .update(catalogTasks)
    .set({
      closedAt: now,
      closedBy: editorId,
      outcome: editId === undefined ? 'not-changed' : 'changed',
    })
    .where(
      and(
        eq(programSlug, slug),
        eq(kind, 'agency-statement'),
        isNull(closedAt),
        editId === undefined ? undefined : eq(subject, editId),
      ),
    );
}

async function openTasks(db: Database, where?: SQL): Promise<OpenTask[]> {
  const rows = await db
    .select()
    .from(catalogTasks)
    .where(and(isNull(catalogTasks.closedAt), where))
    .orderBy(asc(catalogTasks.createdAt), asc(catalogTasks.id));
  return rows.map(({ id, programSlug, subject, createdAt, kind, details }) => ({
    ...CatalogTask.parse({ kind, details }),
    id,
    programSlug,
    subject,
    createdAt,
  }));
}
