import { randomUUID } from 'node:crypto';
import type { CatalogEdit, FactJson, FactName, StoredFacts } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { catalogEdits, catalogFactChanges, catalogServed, users } from '../../db/schema.ts';

export type NewEdit = Omit<CatalogEdit, 'id'> & {
  readonly before: FactJson;
  /** The editor's user ID. Null for an imported edit, and for an agency's statement. */
  readonly editorId: string | null;
  /**
   * The domain of the email address that the agency used to make the statement. Null for an
   * editor's edit.
   */
  readonly saidBy?: string | null;
};

export type FactChange = Omit<typeof catalogFactChanges.$inferSelect, 'id'>;

/** A program's facts as buyers last saw them. */
export type ServedFacts = typeof catalogServed.$inferSelect;

/**
 * An edit with its history. The editor is identified by email address, or is null if the account
 * was deleted.
 */
export interface PastEdit extends CatalogEdit {
  readonly before: FactJson;
  readonly by: string | null;
  readonly saidBy: string | null;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

const LOCK = 'catalog';
/** Maximum number of rows in one insert, far below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 1_000;

/** Locks the catalog until the transaction ends, so that only one writer at a time changes it. */
export async function lock(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
}

/** Returns edits that have not been undone, oldest first. */
export async function active(db: Database): Promise<CatalogEdit[]> {
  const { id, slug, fact, fileValue, value, sourceUrl, sourceDay, quote, release } = catalogEdits;
  return db
    .select({ id, slug, fact, fileValue, value, sourceUrl, sourceDay, quote, release })
    .from(catalogEdits)
    .where(isNull(catalogEdits.undoneAt))
    .orderBy(asc(catalogEdits.number));
}

/**
 * Adds an edit. The caller must hold the lock.
 *
 * @param id the ID of an imported edit
 * @returns the edit's ID
 */
export async function add(
  db: Database,
  edit: NewEdit,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const { number } = catalogEdits;
  const [latest] = await db
    .select({ number: sql<number>`coalesce(max(${number}), 0)::integer` })
    .from(catalogEdits);
  await db
    .insert(catalogEdits)
    .values({ ...edit, id, number: (latest?.number ?? 0) + 1, createdAt: now });
  return id;
}

/** Returns the IDs of all edits, including undone ones. */
export async function ids(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: catalogEdits.id }).from(catalogEdits);
  return new Set(rows.map(({ id }) => id));
}

/** Marks an edit as undone, unless it is already undone. */
export async function undo(
  db: Database,
  id: string,
  editorId: string | null,
  now: Date,
): Promise<void> {
  await db
    .update(catalogEdits)
    .set({ undoneAt: now, undoneBy: editorId })
    .where(and(eq(catalogEdits.id, id), isNull(catalogEdits.undoneAt)));
}

/** Returns every edit of a program, newest first. */
export async function history(db: Database, slug: string): Promise<PastEdit[]> {
  const rows = await db
    .select({ edit: catalogEdits, by: users.email })
    .from(catalogEdits)
    .leftJoin(users, eq(catalogEdits.editorId, users.id))
    .where(eq(catalogEdits.slug, slug))
    .orderBy(desc(catalogEdits.number));
  return rows.map(({ edit: { editorId, undoneBy, number, ...edit }, by }) => ({ ...edit, by }));
}

/** Returns digests of the facts that buyers last saw, by slug. */
export async function servedDigests(db: Database): Promise<Map<string, string>> {
  const { slug, digest } = catalogServed;
  const rows = await db.select({ slug, digest }).from(catalogServed);
  return new Map(rows.map((row) => [row.slug, row.digest]));
}

export async function served(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, StoredFacts>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select()
    .from(catalogServed)
    .where(inArray(catalogServed.slug, [...slugs]));
  return new Map(rows.map(({ slug, facts }) => [slug, facts]));
}

export async function saveServed(db: Database, rows: readonly ServedFacts[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insert(catalogServed)
      .values(batch)
      .onConflictDoUpdate({
        target: catalogServed.slug,
        set: { digest: sql`excluded.digest`, facts: sql`excluded.facts` },
      });
  }
}

export async function removeServed(db: Database, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await db.delete(catalogServed).where(inArray(catalogServed.slug, [...slugs]));
}

/** Returns the number of the latest fact change. 0 if nothing has changed yet. */
export async function latestChange(db: Database): Promise<number> {
  const [row] = await db
    .select({ latest: sql<number>`coalesce(max(${catalogFactChanges.id}), 0)::integer` })
    .from(catalogFactChanges);
  return row?.latest ?? 0;
}

/**
 * Returns a number that increases with each fact change, each edit and each undone edit. 0 if
 * nothing has changed yet. Edits are included because an edit that only adds a quote changes no
 * fact.
 */
export async function revision(db: Database): Promise<number> {
  const { number, undoneAt } = catalogEdits;
  const [row] = await db
    .select({ edits: sql<number>`(coalesce(max(${number}), 0) + count(${undoneAt}))::integer` })
    .from(catalogEdits);
  return (row?.edits ?? 0) + (await latestChange(db));
}

/** Adds fact changes. The caller must hold the lock. */
export async function addChanges(db: Database, changes: readonly FactChange[]): Promise<void> {
  const latest = await latestChange(db);
  const numbered = changes.map((change, index) => ({ ...change, id: latest + index + 1 }));
  for (const batch of batchesOf(numbered)) await db.insert(catalogFactChanges).values(batch);
}

/** Returns a program's changes that came from its files, newest first. */
export async function fileChanges(
  db: Database,
  slug: string,
): Promise<(FactChange & { readonly id: number })[]> {
  return db
    .select()
    .from(catalogFactChanges)
    .where(and(eq(catalogFactChanges.slug, slug), eq(catalogFactChanges.cause, 'files')))
    .orderBy(desc(catalogFactChanges.id));
}

/** Returns the latest edit of a fact from a list that is sorted oldest first. */
export function latestEdit(
  edits: readonly CatalogEdit[],
  slug: string,
  fact: FactName,
): CatalogEdit | undefined {
  return edits.findLast((edit) => edit.slug === slug && edit.fact === fact);
}

function batchesOf<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, i) => rows.slice(i * BATCH, (i + 1) * BATCH));
}
