import { setImmediate as turn } from 'node:timers/promises';
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Failure } from '../failure.ts';
import type { CrashAwarePglite } from './crash-aware-pglite.ts';
import type { Log } from './database.ts';
import { load } from './drizzle.ts';
import { SelfHealingPglite } from './self-healing-pglite.ts';

// By `require` as Drizzle does, or there would be two of it.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');
const { pg_trgm: trigrams }: typeof import('@electric-sql/pglite/contrib/pg_trgm') = load(
  '@electric-sql/pglite/contrib/pg_trgm',
);

/** The most calls that may wait for their turn. */
const MAX_QUEUE_LENGTH = 200;

/** PGlite's own take 128 MB, for a database that fits in a few. */
const SHARED_BUFFERS = '8MB';

/**
 * PGlite that leaves room for others. It computes on the server's own thread, so before each query
 * the event loop gets a turn; and where too many calls wait already, a new one is refused rather
 * than kept waiting.
 */
export class QueuedPglite {
  readonly #database: SelfHealingPglite;
  #waiting = 0;

  /**
   * @param folder where its files are; in memory without one
   * @param content what it holds at first, as `dump` gave it
   */
  constructor(folder?: string, content?: Blob) {
    this.#database = new SelfHealingPglite(optionsOf(folder, content));
  }

  /** Calls that wait for their turn or have it. */
  get waiting(): number {
    return this.#waiting;
  }

  get waitReady(): Promise<void> {
    return this.#database.current.waitReady;
  }

  query<T>(sql: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#inTurn((client) => client.query<T>(sql, values, options));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn((client) => client.transaction((transaction) => work(queued(transaction))));
  }

  exec(sql: string): Promise<Results[]> {
    return this.#database.current.exec(sql);
  }

  /** Waits for its turn however many wait: for work that no caller waits for. */
  async queryWithoutLimit<T>(sql: string, values?: unknown[]): Promise<Results<T>> {
    await turn();
    return this.#database.current.query<T>(sql, values);
  }

  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#database.listen(channel, hear);
  }

  /** Says from now on, in this log, when somebody should do something about it. */
  reportTo(log: Log): void {
    this.#database.reportTo(log);
  }

  /** All of its files, for another to start with. */
  dump(): Promise<Blob> {
    return this.#database.current.dumpDataDir('none');
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #inTurn<T>(work: (client: CrashAwarePglite) => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_QUEUE_LENGTH) {
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    }
    this.#waiting += 1;
    try {
      await turn();
      return await work(this.#database.current);
    } finally {
      this.#waiting -= 1;
    }
  }
}

function optionsOf(folder?: string, content?: Blob): PGliteOptions {
  return {
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(content === undefined ? {} : { loadDataDir: content }),
    // The team's search of leads has an index of it.
    extensions: { pg_trgm: trigrams },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  };
}

function queued(transaction: Transaction): Transaction {
  const query = transaction.query.bind(transaction);
  transaction.query = async (sql, values, options) => {
    await turn();
    return query(sql, values, options);
  };
  return transaction;
}
