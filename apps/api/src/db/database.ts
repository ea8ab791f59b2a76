import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A database or a transaction in it, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Receives log messages that require an operator to act, such as a message about a full disk. */
export interface Log {
  error(message: string): void;
  warn(message: string): void;
}

/** An open database. */
export interface Connection {
  readonly database: Database;
  /** A read replica, or the same database. Serves lists, which may be a second out of date. */
  readonly replica: Database;
  /**
   * Startup message with the database's location and the kinds of failure that the data survives.
   */
  readonly description: string;
  /** Number of connections or queries in each state. */
  load(): Readonly<Record<string, number>>;
  reportTo(log: Log): void;
  close(): Promise<void>;
}
