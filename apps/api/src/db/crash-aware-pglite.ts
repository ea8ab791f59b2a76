import type { ExecProtocolOptions, PGliteOptions } from '@electric-sql/pglite';
import { DatabaseStopped, isDiskFull, isFatal } from './database-stopped.ts';
import { load } from './drizzle.ts';
import { privateFiles } from './private-files.ts';

// With `require`, like Drizzle. Otherwise there would be two copies.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');

interface Listener {
  /** The database crashed. */
  stopped(reason: DatabaseStopped): void;
  /** A statement failed because the disk is full. */
  full(reason: Error): void;
}

/**
 * PGlite that treats a fatal error of PostgreSQL as a crash. After it, this instance runs no
 * statement, not even a rollback, and writes nothing.
 */
export class CrashAwarePglite extends PGlite {
  readonly #listener: Listener;
  #reason: DatabaseStopped | undefined;

  constructor(options: PGliteOptions, listener: Listener) {
    super({ ...options, ...privateFiles(options.dataDir) });
    this.#listener = listener;
  }

  /** Every call to PostgreSQL goes through here. */
  override execProtocolRawSync(message: Uint8Array) {
    if (this.#reason) throw this.#reason;
    return super.execProtocolRawSync(message);
  }

  /** Every statement goes through here. */
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

  /** After a crash the files stay as they are. PostgreSQL recovers them at the next open. */
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
