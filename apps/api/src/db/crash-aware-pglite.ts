import type { ExecProtocolOptions, PGliteOptions } from '@electric-sql/pglite';
import { DatabaseStopped, isForWantOfRoom, isLast } from './database-stopped.ts';
import { load } from './drizzle.ts';
import { privateFiles } from './private-files.ts';

// By `require` as Drizzle does, or there would be two of it.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');

interface Hearer {
  /** It is at its end. */
  stopped(reason: DatabaseStopped): void;
  /** A statement had no room. */
  full(reason: Error): void;
}

/**
 * PGlite that is at its end when PostgreSQL says so, as a killed server is: from then on it runs
 * no statement, not even the end of a transaction, and writes nothing.
 */
export class CrashAwarePglite extends PGlite {
  readonly #hearer: Hearer;
  #reason: DatabaseStopped | undefined;

  constructor(options: PGliteOptions, hearer: Hearer) {
    super({ ...options, ...privateFiles(options.dataDir) });
    this.#hearer = hearer;
  }

  /** The one way in, for whatever it is asked. */
  override execProtocolRawSync(message: Uint8Array) {
    if (this.#reason) throw this.#reason;
    return super.execProtocolRawSync(message);
  }

  /** The way of every statement. */
  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions) {
    try {
      return await super.execProtocolStream(message, options);
    } catch (error) {
      if (isLast(error)) {
        this.#reason = new DatabaseStopped(error);
        this.#hearer.stopped(this.#reason);
        throw this.#reason;
      }
      if (isForWantOfRoom(error)) this.#hearer.full(error);
      throw error;
    }
  }

  /** Where it has stopped its files stay as they are: opened anew it makes them whole. */
  override async close(): Promise<void> {
    if (this.#reason) this.abandon();
    else await super.close();
  }

  /** Lets go of its files without a word to it. */
  abandon(): void {
    if (!this.mod) return;
    const { FS } = this.mod;
    delete this.mod;
    for (const stream of FS.streams) {
      if (stream) FS.close(stream);
    }
  }
}
