/**
 * The embedded database has met what it cannot go on from, such as a full disk under its log. A
 * server's process would end here; this one lives on in ours, and must not be asked again: it would
 * wait for its own locks for ever, and keep the whole process waiting with it.
 */
export class DatabaseStopped extends Error {
  /** PostgreSQL's own, of a server that has crashed. */
  readonly code = '57P02';

  constructor(reason: Error) {
    super(`the embedded database has stopped: ${reason.message}`, { cause: reason });
    this.name = 'DatabaseStopped';
  }
}

/** Whether PostgreSQL says that it cannot go on. */
export function isLast(error: unknown): error is Error {
  if (!(error instanceof Error && 'severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}

/** Whether a statement was undone for want of room; others may be done. */
export function isForWantOfRoom(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '53100';
}
