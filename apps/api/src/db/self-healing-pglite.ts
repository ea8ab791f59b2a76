import { setTimeout as pause } from 'node:timers/promises';
import type { PGliteOptions } from '@electric-sql/pglite';
import { CrashAwarePglite } from './crash-aware-pglite.ts';
import type { Log } from './database.ts';
import { hasRoom } from './room.ts';

/** How long after one try to open it the next is made, in milliseconds. */
const RETRY_MS = 1_000;
/** How long nothing more is said of a full disk, in milliseconds. */
const LOG_INTERVAL_MS = 600_000;

interface Listening {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  end: () => Promise<void>;
}

/**
 * An embedded database that is opened anew where it has stopped, as soon as its disk has room. What
 * is found then is what a killed process leaves: all that was acknowledged is in the log.
 */
export class SelfHealingPglite {
  readonly #options: PGliteOptions;
  readonly #listening = new Set<Listening>();
  readonly #closing = new AbortController();
  #log: Log | undefined;
  #fullSaidAt = Number.NEGATIVE_INFINITY;
  #current: CrashAwarePglite;
  #recovery: Promise<void> | undefined;

  constructor({ loadDataDir, ...options }: PGliteOptions) {
    this.#options = options;
    this.#current = this.#open({ ...options, ...(loadDataDir && { loadDataDir }) });
  }

  /** What to ask just now; where it has stopped, it says so. */
  get current(): CrashAwarePglite {
    return this.#current;
  }

  reportTo(log: Log): void {
    this.#log = log;
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const one = { channel, hear, end: await this.#current.listen(channel, hear) };
    this.#listening.add(one);
    return async () => {
      this.#listening.delete(one);
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
      full: ({ message }) => this.#sayFull(message),
    });
    return opened;
  }

  async #recover(reason: string): Promise<void> {
    const { dataDir } = this.#options;
    // In memory it is gone.
    if (dataDir === undefined) return;
    this.#log?.error(
      `${reason}. Where its disk is full, make room in ${dataDir}: it goes on by itself within ` +
        'seconds, and nothing that was acknowledged is lost.',
    );
    const { signal } = this.#closing;
    while (!signal.aborted) {
      if ((await hasRoom(dataDir)) && (await this.#reopen())) {
        this.#log?.warn('the embedded database serves again');
        return;
      }
      await pause(RETRY_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  async #reopen(): Promise<boolean> {
    // Two on one folder would destroy it.
    this.#current.abandon();
    let opened: CrashAwarePglite | undefined;
    try {
      opened = this.#open(this.#options);
      await opened.waitReady;
      for (const one of this.#listening) one.end = await opened.listen(one.channel, one.hear);
    } catch {
      opened?.abandon();
      return false;
    }
    this.#current = opened;
    return true;
  }

  #sayFull(reason: string): void {
    const now = performance.now();
    if (now - this.#fullSaidAt < LOG_INTERVAL_MS) return;
    this.#fullSaidAt = now;
    this.#log?.error(
      `the disk of the embedded database is full (${reason}). Make room in ` +
        `${this.#options.dataDir}: until then nothing new is kept, and what is kept is shown.`,
    );
  }
}
