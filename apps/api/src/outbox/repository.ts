import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { and, eq, inArray, sql } from '../db/drizzle.ts';
import type {
  accountMails,
  agencyMails,
  deliveries,
  erasureMessages,
  leadDigests,
  notices,
} from '../db/schema.ts';

/** A table whose rows are sent by jobs. */
export type OutboxTable =
  | typeof accountMails
  | typeof agencyMails
  | typeof deliveries
  | typeof erasureMessages
  | typeof leadDigests
  | typeof notices;

/**
 * One kind of message that jobs send. A row waits until one of these happens: it is delivered, the
 * server gives up after the last retry, or it is stopped because it should no longer be sent.
 */
export interface Outbox {
  readonly table: OutboxTable;
  /** The name that log lines use for a row. */
  readonly name: 'delivery' | 'digest' | 'email' | 'erasure message' | 'notice';
  /**
   * Maximum number of attempts for a row, across all its jobs. By default, only the queue limits
   * the attempts.
   */
  readonly maxAttempts?: number;
  /** Whether an interrupted attempt is never repeated, because it may have sent the email. */
  readonly isAtMostOnce?: boolean;
}

/** SQL condition for the rows that are sent in one email or call. */
export type Rows = SQL;

/** A row whose attempt has started. */
interface Begun {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Maximum duration of an attempt, in milliseconds. An attempt that has no result after this time is
 * treated as interrupted.
 */
export const LONGEST_ATTEMPT_MS = 60_000;

/**
 * Records the start of an attempt. After this call, the rows may have been sent.
 *
 * @param rows the ID of a row, or the condition for all rows that are sent in one email or call
 * @returns the rows that were waiting, or undefined if another attempt may still be running
 */
export async function begin(
  db: Database,
  { table, isAtMostOnce = false }: Outbox,
  rows: string | Rows,
  now: Date,
): Promise<Begun[] | undefined> {
  const wanted = and(typeof rows === 'string' ? eq(table.id, rows) : rows, isWaiting(table));
  const since = isAtMostOnce ? new Date(0) : new Date(now.getTime() - LONGEST_ATTEMPT_MS);
  return db.transaction(async (transaction) => {
    // The lock waits for another attempt, and for a transaction that is adding to these rows.
    const found = await transaction
      .select({ isIdle: isIdle(table, since) })
      .from(table)
      .where(wanted)
      .orderBy(table.id)
      .for('update');
    if (found.some((row) => !row.isIdle)) return undefined;
    return transaction
      .update(table)
      .set({ attempts: sql`${table.attempts} + 1`, triedAt: now, problem: null })
      .where(wanted)
      .returning({ id: table.id, attempts: table.attempts });
  });
}

export async function markDelivered(
  db: Database,
  { table }: Outbox,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const delivered = { state: 'delivered', problem: null, deliveredAt: now } as const;
  await db.update(table).set(delivered).where(isOneOf(table, ids));
}

export async function failed(
  db: Database,
  { table }: Outbox,
  ids: readonly string[],
  problem: string,
): Promise<void> {
  await db.update(table).set({ problem }).where(isOneOf(table, ids));
}

/** Stops rows that should no longer be sent, unless they were already sent. */
export async function stop(db: Database, { table }: Outbox, ids: readonly string[]): Promise<void> {
  await db
    .update(table)
    .set({ state: 'stopped' })
    .where(and(isOneOf(table, ids), isWaiting(table)));
}

/** @returns the IDs of the rows that were not yet sent */
export async function giveUp(
  db: Database,
  { table }: Outbox,
  ids: readonly string[],
): Promise<string[]> {
  const given = await db
    .update(table)
    .set({ state: 'given-up' })
    .where(and(isOneOf(table, ids), isWaiting(table)))
    .returning({ id: table.id });
  return given.map(({ id }) => id);
}

function isOneOf({ id }: OutboxTable, ids: readonly string[]): SQL {
  return inArray(id, [...ids]);
}

function isWaiting({ state }: OutboxTable): SQL {
  return eq(state, 'waiting');
}

/**
 * SQL condition: the row is waiting, and its last attempt started at or before `moment`. If there
 * was no attempt, the row was created at or before that time.
 */
export function isOrphaned(table: OutboxTable, moment: Date): SQL {
  const { state, triedAt, createdAt } = table;
  return sql`${state} = 'waiting' and coalesce(${triedAt}, ${createdAt}) <= ${moment.toISOString()}::timestamptz`;
}

/**
 * Whether an attempt to send the row may still be running. This is the opposite of {@link isIdle}
 * for a waiting row.
 */
export function isAttemptOpen(
  {
    state,
    triedAt,
    problem,
  }: Pick<typeof deliveries.$inferSelect, 'state' | 'triedAt' | 'problem'>,
  now: Date,
): boolean {
  const isRecent = triedAt !== null && triedAt.getTime() > now.getTime() - LONGEST_ATTEMPT_MS;
  return state === 'waiting' && isRecent && problem === null;
}

/**
 * SQL condition: no attempt is running. The last attempt recorded an error, or started before
 * `since`.
 */
function isIdle({ triedAt, problem }: OutboxTable, since: Date): SQL<boolean> {
  return sql`(${triedAt} is null or ${problem} is not null or ${triedAt} <= ${since.toISOString()}::timestamptz)`;
}
