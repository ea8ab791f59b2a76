import { setImmediate as turn } from 'node:timers/promises';
import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Failure } from '../failure.ts';
import { load } from './drizzle.ts';

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
export class PolitePglite extends PGlite {
  #waiting = 0;

  /**
   * @param folder where its files are; in memory without one
   * @param content what it holds at first, as `dumpDataDir` gave it
   */
  constructor(folder?: string, content?: Blob) {
    super({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(content === undefined ? {} : { loadDataDir: content }),
      // The team's search of leads has an index of it.
      extensions: { pg_trgm: trigrams },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    });
  }

  /** Calls that wait for their turn or have it. */
  get waiting(): number {
    return this.#waiting;
  }

  override query<T>(sql: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#inTurn(() => super.query<T>(sql, values, options));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() => super.transaction((transaction) => work(polite(transaction))));
  }

  /** Waits for its turn however many wait: for work that no caller waits for. */
  async patiently<T>(sql: string, values?: unknown[]): Promise<Results<T>> {
    await turn();
    return super.query<T>(sql, values);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= LONGEST_QUEUE) {
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    }
    this.#waiting += 1;
    try {
      await turn();
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }
}

function polite(transaction: Transaction): Transaction {
  const query = transaction.query.bind(transaction);
  transaction.query = async (sql, values, options) => {
    await turn();
    return query(sql, values, options);
  };
  return transaction;
}
