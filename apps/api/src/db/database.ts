import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A database or a transaction in it, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Receives messages that an operator should act on, such as a full disk. */
export interface Log {
  error(message: string): void;
  warn(message: string): void;
}

/** An open database. */
export interface Connection {
  readonly database: Database;
  /** Used for lists that may lag by a second: a read replica, or the same database. */
  readonly replica: Database;
  /** Startup message: which database this is and which failures it survives. */
  readonly description: string;
  /** Number of connections or queries by state. */
  load(): Readonly<Record<string, number>>;
  reportTo(log: Log): void;
  close(): Promise<void>;
}
