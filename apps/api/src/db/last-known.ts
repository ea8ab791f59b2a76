import type { FastifyBaseLogger } from 'fastify';

/**
 * How long a visitor waits for the database, in milliseconds. If a database behind a pooler is
 * down, queries wait instead of failing.
 */
const PATIENCE_MS = 1_000;

/** How often the value is read while the database is down, in milliseconds. */
const RETRY_MS = 500;

interface Options<Value> {
  /** Name of the value for the log, such as `the recorded changes`. */
  readonly name: string;
  readonly read: () => Promise<Value>;
  /**
   * Returns another input that the value depends on. When this input changes, callers wait for a
   * new value.
   */
  readonly basis: () => unknown;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A value from the database that stays available while the database is down. */
export interface LastKnown<Value> {
  /**
   * Reads the value. Returns the last value read if the database is down.
   *
   * @throws the error of `read`, if no read has succeeded yet
   */
  readonly read: () => Promise<Value>;
  /**
   * Number of times that a read has succeeded after a failed read. Anything computed from the value
   * during the outage may be out of date.
   */
  readonly recoveries: () => number;
  readonly close: () => void;
}

/**
 * Keeps the last value read. After a failure, callers get that value immediately, and the value is
 * read again in the background until the database responds.
 */
export function lastKnown<Value>({ name, read, basis, log }: Options<Value>): LastKnown<Value> {
  let known: { readonly basis: unknown; readonly value: Value } | undefined;
  let reading: { readonly basis: unknown; readonly value: Promise<Value> } | undefined;
  let isFailing = false;
  let recoveries = 0;
  let retry: NodeJS.Timeout | undefined;

  function failed(details: object): void {
    if (!isFailing) log.warn(details, `could not read ${name}: pages show the last known state`);
    isFailing = true;
    clearTimeout(retry);
    retry = setTimeout(() => void current(), RETRY_MS).unref();
  }

  async function readNow(now: unknown): Promise<Value> {
    try {
      const value = await read();
      known = { basis: now, value };
      if (isFailing) recoveries += 1;
      isFailing = false;
      return value;
    } catch (err) {
      if (!known) throw err;
      failed({ err });
      return known.value;
    } finally {
      if (reading?.basis === now) reading = undefined;
    }
  }

  /** Reads the value. Simultaneous callers share one read. */
  function current(): Promise<Value> {
    const now = basis();
    if (reading && reading.basis === now) return reading.value;
    const value = readNow(now);
    reading = { basis: now, value };
    return value;
  }

  /**
   * Returns the current value, or the last known value if the database does not respond in time.
   */
  async function soon(value: Value): Promise<Value> {
    const { promise: late, resolve } = Promise.withResolvers<Value>();
    const timer = setTimeout(() => {
      failed({ waitedMs: PATIENCE_MS });
      resolve(value);
    }, PATIENCE_MS);
    return Promise.race([current(), late]).finally(() => clearTimeout(timer));
  }

  return {
    async read() {
      if (!known || known.basis !== basis()) return current();
      return isFailing ? known.value : soon(known.value);
    },
    recoveries: () => recoveries,
    close: () => clearTimeout(retry),
  };
}
