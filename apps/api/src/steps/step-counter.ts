import { type FunnelStep, usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { keyOf, type StepCount, type StepRepository } from './repository.ts';

/** How long counts are held together before they are written, in milliseconds. */
const WRITE_DELAY_MS = 5_000;

/** The most rows that are held while the database does not serve: those of ten days. */
const MAX_HELD_ROWS = 10_000;

export interface StepCounter {
  count(step: FunnelStep, state: string | null): void;
  /** Writes what is counted and not written yet. */
  write(): Promise<void>;
}

/**
 * Counts in memory and writes now and then: a step costs nothing, and a few seconds of counts are
 * all that a killed process loses. What cannot be written is kept and tried again. Where the
 * answer to a write is lost its counts may come twice: figures of a funnel can bear that.
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

  /** One at a time, however slow the database: the next takes all that was counted meanwhile. */
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
      app.log.warn({ err: error, rows: held.size }, 'steps are not written yet'),
    );
  }

  app.addHook('preClose', writeOrTell);

  return {
    write,
    count(step, state) {
      const day = clock().toISOString().slice(0, 10);
      hold({ day, state: state !== null && usStates.has(state) ? state : '', step, count: 1 });
    },
  };
}
