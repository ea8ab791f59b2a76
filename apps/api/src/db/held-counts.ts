import type { FastifyInstance } from 'fastify';

/** How long counts stay in memory before they are written, in milliseconds. */
const WRITE_DELAY_MS = 5_000;

/** Maximum number of rows in memory while the database is unavailable. */
const MAX_HELD_ROWS = 10_000;

interface Counted {
  readonly count: number;
}

interface Options<Row extends Counted> {
  /** Adds the rows to the counts in the database. */
  readonly add: (rows: readonly Row[]) => Promise<void>;
  /** Identifies the count that a row adds to. */
  readonly keyOf: (row: Row) => string;
  /** What the rows count, for log messages. */
  readonly name: string;
}

export interface HeldCounts<Row extends Counted> {
  count(row: Row): void;
  /** Writes the counts that are still in memory. */
  write(): Promise<void>;
}

/**
 * Counts in memory and writes the counts every few seconds, so counting needs no query. A killed
 * process loses a few seconds of counts. Failed writes are retried. If the database's response to a
 * write is lost, the counts are added twice, so use this only for counts that need not be exact.
 */
export function heldCounts<Row extends Counted>(
  app: FastifyInstance,
  { add, keyOf, name }: Options<Row>,
): HeldCounts<Row> {
  let held = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function hold(more: Row): void {
    const key = keyOf(more);
    const before = held.get(key)?.count;
    if (before === undefined && held.size >= MAX_HELD_ROWS) return;
    held.set(key, { ...more, count: (before ?? 0) + more.count });
    timer ??= setTimeout(writeOrTell, WRITE_DELAY_MS).unref();
  }

  /** Runs one write at a time. The next write includes everything counted before it starts. */
  function write(): Promise<void> {
    const written = last.then(writeHeld);
    last = written.catch(() => {});
    return written;
  }

  async function writeHeld(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...held.values()];
    held = new Map();
    if (counts.length === 0) return;
    try {
      await add(counts);
    } catch (error) {
      counts.forEach(hold);
      throw error;
    }
  }

  async function writeOrTell(): Promise<void> {
    await write().catch((error: unknown) =>
      app.log.warn(
        { err: error, rows: held.size },
        `${name} could not be written; the server will retry`,
      ),
    );
  }

  app.addHook('preClose', writeOrTell);

  return { count: hold, write };
}
