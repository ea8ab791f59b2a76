import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { and, eq, inArray, isNull, ne, or, sql } from '../db/drizzle.ts';
import { catalogTasks, leadChanges, leads } from '../db/schema.ts';

/** Replaces the address in a text about someone else. */
const REPLACEMENT = '[erased]';

/** The text of a correction, which is the only free text in a task. */
const says = sql`(${catalogTasks.details} ->> 'says')`;

/** The address and the corrections to look for. */
interface Mentioned {
  readonly address: string;
  /** IDs of the tasks with the person's own corrections, which lose their entire text. */
  readonly reportIds: readonly string[];
}

/**
 * Counts the notes about other people's requests and the corrections that contain the address. Also
 * counts the person's own corrections. Skips requests with a legal hold.
 */
export async function countOf(db: Database, { address, reportIds }: Mentioned): Promise<number> {
  const notes = await db.$count(leadChanges, isNoteWith(db, address));
  const isCorrection = or(isOneOf(reportIds), isCorrectionWith(address));
  return notes + (await db.$count(catalogTasks, isCorrection));
}

/**
 * Removes the address from the texts that `countOf` counts, and removes the entire text of the
 * person's own corrections.
 */
export async function remove(db: Database, { address, reportIds }: Mentioned): Promise<void> {
  const pattern = patternOf(address);
  await db
    .update(leadChanges)
    .set({ note: replaced(sql`${leadChanges.note}`, pattern) })
    .where(isNoteWith(db, address));
  const setWords = (words: SQL) => sql`jsonb_set(${catalogTasks.details}, '{says}', ${words})`;
  await db
    .update(catalogTasks)
    .set({ details: setWords(sql`to_jsonb(${REPLACEMENT}::text)`) })
    .where(isOneOf(reportIds));
  await db
    .update(catalogTasks)
    .set({ details: setWords(sql`to_jsonb(${replaced(says, pattern)})`) })
    .where(isCorrectionWith(address));
}

function isOneOf(ids: readonly string[]): SQL {
  return inArray(sql`${catalogTasks.id}::text`, [...ids]);
}

/**
 * SQL condition: the note contains the address, and is about someone else's request, which has no
 * legal hold.
 */
function isNoteWith(db: Database, address: string): SQL | undefined {
  const changeable = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.heldAt), ne(sql`lower(${leads.email})`, address)));
  return and(
    sql`${leadChanges.note} ~* ${patternOf(address)}`,
    inArray(leadChanges.leadId, changeable),
  );
}

function isCorrectionWith(address: string): SQL | undefined {
  return and(eq(catalogTasks.kind, 'correction'), sql`${says} ~* ${patternOf(address)}`);
}

function replaced(text: SQL, pattern: string): SQL<string> {
  return sql`regexp_replace(${text}, ${pattern}, ${`\\1${REPLACEMENT}`}, 'gi')`;
}

/**
 * Returns a PostgreSQL pattern that matches exactly this address, not a longer address that
 * contains it.
 */
function patternOf(address: string): string {
  const escaped = address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  return String.raw`(^|[^[:alnum:]._%+-])${escaped}(?![[:alnum:]-]|\.[[:alnum:]])`;
}
