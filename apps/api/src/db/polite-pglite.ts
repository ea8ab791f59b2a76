import { setImmediate as turn } from 'node:timers/promises';
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Failure } from '../failure.ts';
import type { Log } from './database.ts';
import { load } from './drizzle.ts';
import { LastingPglite } from './lasting-pglite.ts';
import type { StoppingPglite } from './stopping-pglite.ts';

// By `require` as Drizzle does, or there would be two of it.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');
const { pg_trgm: trigrams }: typeof import('@electric-sql/pglite/contrib/pg_trgm') = load(
  '@electric-sql/pglite/contrib/pg_trgm',
);

/** The most calls that may wait for their turn. */
const LONGEST_QUEUE = 200;

/** PGlite's own take 128 MB, for a database that fits in a few. */
const SHARED_BUFFERS = '8MB';

/**
 * PGlite that leaves room for others. It computes on the server's own thread, so before each query
 * the event loop gets a turn; and where too many calls wait already, a new one is refused rather
 * than kept waiting.
 */
export class PolitePglite {
  readonly #lasting: LastingPglite;
  #waiting = 0;

  /**
   * @param folder where its files are; in memory without one
   * @param content what it holds at first, as `dump` gave it
   */
  constructor(folder?: string, content?: Blob) {
    this.#lasting = new LastingPglite(optionsOf(folder, content));
  }

  /** Calls that wait for their turn or have it. */
  get waiting(): number {
    return this.#waiting;
  }

  get waitReady(): Promise<void> {
    return this.#lasting.current.waitReady;
  }

  query<T>(sql: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#inTurn((client) => client.query<T>(sql, values, options));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn((client) => client.transaction((transaction) => work(polite(transaction))));
  }

  exec(sql: string): Promise<Results[]> {
    return this.#lasting.current.exec(sql);
  }

  /** Waits for its turn however many wait: for work that no caller waits for. */
  async patiently<T>(sql: string, values?: unknown[]): Promise<Results<T>> {
    await turn();
    return this.#lasting.current.query<T>(sql, values);
  }

  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#lasting.listen(channel, hear);
  }

  /** Says from now on, in this log, when somebody should do something about it. */
  reportTo(log: Log): void {
    this.#lasting.reportTo(log);
  }

  /** All of its files, for another to start with. */
  dump(): Promise<Blob> {
    return this.#lasting.current.dumpDataDir('none');
  }

  close(): Promise<void> {
    return this.#lasting.close();
  }

  async #inTurn<T>(work: (client: StoppingPglite) => Promise<T>): Promise<T> {
    if (this.#waiting >= LONGEST_QUEUE) {
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    }
    this.#waiting += 1;
    try {
      await turn();
      return await work(this.#lasting.current);
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

function polite(transaction: Transaction): Transaction {
  const query = transaction.query.bind(transaction);
  transaction.query = async (sql, values, options) => {
    await turn();
    return query(sql, values, options);
  };
  return transaction;
}
