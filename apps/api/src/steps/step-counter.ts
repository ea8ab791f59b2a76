import { type FunnelStep, usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { type Clock, dayOf } from '../clock.ts';
import { keyOf, type StepCount, type StepRepository } from './repository.ts';

/** How many milliseconds counts stay in memory before they are written. */
const WRITE_DELAY_MS = 5_000;

/** Maximum rows in memory while the database is unavailable: ten days' worth. */
const MAX_HELD_ROWS = 10_000;

export interface StepCounter {
  count(step: FunnelStep, state: string | null): void;
  /** Writes the counts that are still in memory. */
  write(): Promise<void>;
}

/**
 * Counts wizard steps in memory and writes them every few seconds, so a step needs no query. A
 * killed process loses a few seconds of counts. Failed writes are retried. If the database's
 * response to a write is lost, its counts are added twice, which is acceptable for a funnel.
 */
export function stepCounter(
  app: FastifyInstance,
  repository: StepRepository,
  clock: Clock,
): StepCounter {
  let held = new Map<string, StepCount>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function hold(more: StepCount): void {
    const key = keyOf(more);
    const before = held.get(key)?.count;
    if (before === undefined && held.size >= MAX_HELD_ROWS) return;
    held.set(key, { ...more, count: (before ?? 0) + more.count });
    timer ??= setTimeout(writeOrTell, WRITE_DELAY_MS).unref();
  }

  /** Runs one write at a time. The next write includes every step counted before it starts. */
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
      await repository.add(counts);
    } catch (error) {
      counts.forEach(hold);
      throw error;
    }
  }

  async function writeOrTell(): Promise<void> {
    await write().catch((error: unknown) =>
      app.log.warn({ err: error, rows: held.size }, 'steps could not be written, will retry'),
    );
  }

  app.addHook('preClose', writeOrTell);

  return {
    write,
    count(step, state) {
      const day = dayOf(clock());
      hold({ day, state: state !== null && usStates.has(state) ? state : '', step, count: 1 });
    },
  };
}
