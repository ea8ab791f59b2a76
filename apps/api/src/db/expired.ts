import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { and, sql } from './drizzle.ts';

/** Rows that the daily cleanup removes. */
export interface Expired {
  /** Description of the rows, for the dry run of the cleanup. */
  readonly kind: string;
  readonly table: PgTable;
  /** The time or day that determines when a row expires. */
  readonly since: SQLWrapper;
  readonly where: SQL | undefined;
}

/** How many rows of a kind have expired. */
export interface ExpiredCount {
  readonly kind: string;
  readonly count: number;
  /** The day of the oldest of these rows, in UTC. Null if there are no such rows. */
  readonly oldest: string | null;
}

/**
 * Maximum number of rows per DELETE. Deleting all rows at once could exceed the statement timeout.
 */
const BATCH = 500;

const Counts = z.object({
  rows: z.tuple([z.object({ count: z.int(), oldest: z.nullable(z.string()) })]),
});

/**
 * Removes expired rows, one batch per statement. Checks each row again when deleting it, so that a
 * row stays if it changed in the meantime, for example because a legal hold was set.
 *
 * @returns the number of removed rows
 */
export async function removeExpired(
  db: Database,
  { table, where }: Expired,
  batch = BATCH,
): Promise<number> {
  const rows = sql`select ctid from ${table} where ${where ?? sql`true`} limit ${batch}`;
  for (let removed = 0; ; ) {
    const { length } = await db
      .delete(table)
      .where(and(where, sql`${table}.ctid in (${rows})`))
      .returning({ one: sql`1` });
    removed += length;
    if (length < batch) return removed;
  }
}

/** Removes every expired row of several kinds. */
export async function removeAll(db: Database, expired: readonly Expired[]): Promise<void> {
  for (const one of expired) await removeExpired(db, one);
}

/** Counts the rows that the cleanup would remove. Changes nothing. */
export async function countExpired(
  db: Database,
  { kind, table, since, where }: Expired,
): Promise<ExpiredCount> {
  const day = sql`to_char(min(${since})::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`;
  const { rows } = Counts.parse(
    await db.execute(
      sql`select count(*)::int as count, ${day} as oldest from ${table} where ${where ?? sql`true`}`,
    ),
  );
  return { kind, ...rows[0] };
}
