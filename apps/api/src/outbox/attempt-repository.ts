import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from '../db/drizzle.ts';

/** An attempt that recorded nothing for this long was cut off. */
const LONGEST_ATTEMPT_MS = 60_000;

/** Columns of a table whose rows are sent by jobs. */
interface Attempts {
  readonly triedAt: SQLWrapper;
  readonly problem: SQLWrapper;
  readonly createdAt: SQLWrapper;
}

/**
 * SQL condition: no other job is sending the row. The last attempt recorded a problem, or it started
 * so long ago that it was cut off. An attempt that starts sets `triedAt` and clears `problem`.
 */
export function isIdle({ triedAt, problem }: Omit<Attempts, 'createdAt'>, now: Date): SQL {
  const longAgo = new Date(now.getTime() - LONGEST_ATTEMPT_MS).toISOString();
  return sql`(${triedAt} is null or ${problem} is not null or ${triedAt} <= ${longAgo}::timestamptz)`;
}

/** SQL condition: the row was last attempted (or created, if never attempted) by `moment`. */
export function isUntouchedSince({ triedAt, createdAt }: Attempts, moment: Date): SQL {
  return sql`coalesce(${triedAt}, ${createdAt}) <= ${moment.toISOString()}::timestamptz`;
}
