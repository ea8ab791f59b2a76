import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Failure } from '../process/failure.ts';
import { inSpan } from '../tracing/tracer.ts';
import type { CrashAwarePglite } from './crash-aware-pglite.ts';
import type { Log } from './database.ts';
import { load } from './drizzle.ts';
import { SelfHealingPglite } from './self-healing-pglite.ts';

// V8's optimizing compiler uses 500 MB for PGlite's largest functions, right after the start.
// Without the compiler, single-row statements are as fast and the database opens sooner, but scans
// take twice as long. Both flags are needed. The flags also apply to later compilations, so they
// must be set before PGlite loads.
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);

// PGlite is loaded with `require`, like Drizzle. An `import` would load a second copy.
const { PGlite }: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');
const { pg_trgm: trigrams }: typeof import('@electric-sql/pglite/contrib/pg_trgm') = load(
  '@electric-sql/pglite/contrib/pg_trgm',
);

/** Maximum number of calls in the queue. */
const MAX_QUEUE_LENGTH = 200;

/**
 * Memory for PostgreSQL's buffers. PGlite's default is 128 MB, but our database fits in a few
 * megabytes.
 */
const SHARED_BUFFERS = '8MB';

/**
 * A PGlite instance behind a queue with a maximum length. PGlite runs on the server's own thread,
 * so each query first lets the event loop run. When the queue is full, a new call fails immediately
 * instead of waiting.
 */
export class QueuedPglite {
  readonly #database: SelfHealingPglite;
  #waiting = 0;

  /**
   * @param folder folder for the database files; if omitted, the database is in memory
   * @param content initial content, from `dump`
   */
  constructor(folder?: string, content?: Blob) {
    this.#database = new SelfHealingPglite(optionsOf(folder, content));
  }

  /** Number of calls that are waiting or running. */
  get waiting(): number {
    return this.#waiting;
  }

  get waitReady(): Promise<void> {
    return this.#database.current.waitReady;
  }

  query<T>(sql: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return measured(sql, () => this.#inTurn((client) => client.query<T>(sql, values, options)));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn((client) => client.transaction((transaction) => work(queued(transaction))));
  }

  exec(sql: string): Promise<Results[]> {
    return this.#database.current.exec(sql);
  }

  /** Runs a query without the queue limit, for background work. */
  async queryWithoutLimit<T>(sql: string, values?: unknown[]): Promise<Results<T>> {
    await turn();
    return this.#database.current.query<T>(sql, values);
  }

  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#database.listen(channel, hear);
  }

  /** Starts logging messages that an operator should act on. */
  reportTo(log: Log): void {
    this.#database.reportTo(log);
  }

  /** Copies all database files, for use as the initial content of another instance. */
  dump(): Promise<Blob> {
    return this.#database.current.dumpDataDir('none');
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #inTurn<T>(work: (client: CrashAwarePglite) => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_QUEUE_LENGTH) {
      throw new Failure('overloaded', {
        headers: { 'retry-after': '1' },
        reason: `${MAX_QUEUE_LENGTH} calls of the embedded database wait or run`,
      });
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
    // The search index for leads needs this extension.
    extensions: { pg_trgm: trigrams },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  };
}

function queued(transaction: Transaction): Transaction {
  const query = transaction.query.bind(transaction);
  transaction.query = async (sql, values, options) => {
    return measured(sql, async () => {
      await turn();
      return query(sql, values, options);
    });
  };
  return transaction;
}

/** Traces a query that a request or a job runs. The trace omits the query's values. */
function measured<T>(sql: string, query: () => Promise<T>): Promise<T> {
  const [operation = ''] = sql.trimStart().split(/\s/, 1);
  const name = `pg.query:${operation.toUpperCase()}`;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  return inSpan({ name, kind: 'client', attributes, needsParent: true }, query);
}
