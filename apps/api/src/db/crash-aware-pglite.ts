import type { ExecProtocolOptions, PGliteOptions } from '@electric-sql/pglite';
import { load } from './drizzle.ts';
import { privateFiles } from './private-files.ts';

// PGlite is loaded with `require`, like Drizzle. An `import` would load a second copy.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');

/**
 * Thrown when the embedded database has crashed, for example because the disk with its log is full.
 * A PostgreSQL server process would exit. PGlite stays in our process and keeps its locks, so any
 * further query would block the process forever.
 */
class DatabaseStopped extends Error {
  /** PostgreSQL's error code for a crashed server. */
  readonly code = '57P02';

  constructor(reason: Error) {
    super(`the embedded database has stopped: ${reason.message}`, { cause: reason });
    this.name = 'DatabaseStopped';
  }
}

interface Listener {
  /** Called when the database has crashed. */
  stopped(reason: DatabaseStopped): void;
  /** Called when a statement failed because the disk is full. */
  full(reason: Error): void;
}

/**
 * A PGlite instance that treats a fatal PostgreSQL error as a crash. After a crash, the instance
 * writes nothing and runs no statements, not even a rollback.
 */
export class CrashAwarePglite extends PGlite {
  readonly #listener: Listener;
  #reason: DatabaseStopped | undefined;

  constructor(options: PGliteOptions, listener: Listener) {
    super({ ...options, ...privateFiles(options.dataDir) });
    this.#listener = listener;
  }

  /** Overridden because PGlite sends every call to PostgreSQL through this method. */
  override execProtocolRawSync(message: Uint8Array) {
    if (this.#reason) throw this.#reason;
    return super.execProtocolRawSync(message);
  }

  /** Overridden because PGlite sends every statement through this method. */
  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions) {
    try {
      return await super.execProtocolStream(message, options);
    } catch (error) {
      if (isFatal(error)) {
        this.#reason = new DatabaseStopped(error);
        this.#listener.stopped(this.#reason);
        throw this.#reason;
      }
      if (isDiskFull(error)) this.#listener.full(error);
      throw error;
    }
  }

  /**
   * Closes the database. After a crash, leaves the files unchanged. PostgreSQL recovers the data
   * when the files are next opened.
   */
  override async close(): Promise<void> {
    if (this.#reason) this.abandon();
    else await super.close();
  }

  /** Closes the files without calling PostgreSQL. */
  abandon(): void {
    if (!this.mod) return;
    const { FS } = this.mod;
    delete this.mod;
    for (const stream of FS.streams) {
      if (stream) FS.close(stream);
    }
  }
}

/** Whether an error ends the PostgreSQL process. */
function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error && 'severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}

/** Whether a statement failed because the disk is full. Other statements may still succeed. */
function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '53100';
}
