/**
 * The embedded database crashed, for example because the disk under its log is full. A PostgreSQL
 * server process would exit. PGlite lives on in our process with its locks held, so any further
 * query would block the process forever.
 */
export class DatabaseStopped extends Error {
  /** PostgreSQL's code for a crashed server. */
  readonly code = '57P02';

  constructor(reason: Error) {
    super(`the embedded database has stopped: ${reason.message}`, { cause: reason });
    this.name = 'DatabaseStopped';
  }
}

/** Whether an error ends the PostgreSQL process. */
export function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error && 'severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}

/** Whether a statement failed because the disk is full. Other statements may succeed. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '53100';
}
