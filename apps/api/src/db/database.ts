import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database or a transaction in it, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where a database says what somebody should do about it, such as to make room. */
export interface Log {
  error(message: string): void;
  warn(message: string): void;
}

/** An open database. */
export interface Connection {
  readonly database: Database;
  /** Where lists may be read that need not show the last second: a copy, or the same. */
  readonly replica: Database;
  /** What it is and what it survives, for whoever starts the server. */
  readonly description: string;
  /** How many connections or queries there are, by what they do. */
  load(): Readonly<Record<string, number>>;
  reportTo(log: Log): void;
  close(): Promise<void>;
}
