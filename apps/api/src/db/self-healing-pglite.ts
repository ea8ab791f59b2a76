import { setTimeout as pause } from 'node:timers/promises';
import type { PGliteOptions } from '@electric-sql/pglite';
import { CrashAwarePglite } from './crash-aware-pglite.ts';
import type { Log } from './database.ts';
import { hasRoom } from './room.ts';

/** Time between attempts to reopen the database, in milliseconds. */
const RETRY_MS = 1_000;
/** Minimum time between two log lines about a full disk, in milliseconds. */
const LOG_INTERVAL_MS = 600_000;

interface Subscription {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  end: () => Promise<void>;
}

/**
 * An embedded database that reopens itself after a crash, as soon as the disk has room. PostgreSQL
 * then recovers from its log, as it does after a kill, so no acknowledged write is lost.
 */
export class SelfHealingPglite {
  readonly #options: PGliteOptions;
  readonly #subscriptions = new Set<Subscription>();
  readonly #closing = new AbortController();
  #log: Log | undefined;
  #diskFullLoggedAt = Number.NEGATIVE_INFINITY;
  #current: CrashAwarePglite;
  #recovery: Promise<void> | undefined;

  constructor({ loadDataDir, ...options }: PGliteOptions) {
    this.#options = options;
    this.#current = this.#open({ ...options, ...(loadDataDir && { loadDataDir }) });
  }

  /** The current instance. After a crash, calls fail until the database reopens. */
  get current(): CrashAwarePglite {
    return this.#current;
  }

  reportTo(log: Log): void {
    this.#log = log;
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const one = { channel, hear, end: await this.#current.listen(channel, hear) };
    this.#subscriptions.add(one);
    return async () => {
      this.#subscriptions.delete(one);
      await one.end();
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#recovery;
    await this.#current.close();
  }

  #open(options: PGliteOptions): CrashAwarePglite {
    const opened = new CrashAwarePglite(options, {
      stopped: ({ message }) => {
        if (opened === this.#current) this.#recovery = this.#recover(message);
      },
      full: ({ message }) => this.#logDiskFull(message),
    });
    return opened;
  }

  async #recover(reason: string): Promise<void> {
    const { dataDir } = this.#options;
    // An in-memory database cannot be reopened.
    if (dataDir === undefined) return;
    this.#log?.error(
      `${reason}. If the disk is full, free some space in ${dataDir}. The database then reopens within ` +
        'seconds, with every acknowledged write.',
    );
    const { signal } = this.#closing;
    while (!signal.aborted) {
      if ((await hasRoom(dataDir)) && (await this.#reopen())) {
        this.#log?.warn('the embedded database is available again');
        return;
      }
      await pause(RETRY_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  async #reopen(): Promise<boolean> {
    // Two instances on one folder would corrupt it.
    this.#current.abandon();
    let opened: CrashAwarePglite | undefined;
    try {
      opened = this.#open(this.#options);
      await opened.waitReady;
      for (const one of this.#subscriptions) one.end = await opened.listen(one.channel, one.hear);
    } catch {
      opened?.abandon();
      return false;
    }
    this.#current = opened;
    return true;
  }

  #logDiskFull(reason: string): void {
    const now = performance.now();
    if (now - this.#diskFullLoggedAt < LOG_INTERVAL_MS) return;
    this.#diskFullLoggedAt = now;
    this.#log?.error(
      `the disk of the embedded database is full (${reason}). Free some space in ` +
        `${this.#options.dataDir}. Until then, reads work and writes fail.`,
    );
  }
}
