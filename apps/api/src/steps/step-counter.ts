import { type FunnelStep, usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { StepCount, StepRepository } from './repository.ts';

/** How long counts are held together before they are written, in milliseconds. */
const PATIENCE = 5_000;

export interface StepCounter {
  count(step: FunnelStep, state: string | null): void;
  /** Writes what is counted and not written yet. */
  write(): Promise<void>;
}

/**
 * Counts in memory and writes now and then: a step costs nothing, and a few seconds of counts are
 * all that a killed process loses.
 */
export function stepCounter(
  app: FastifyInstance,
  repository: StepRepository,
  clock: Clock,
): StepCounter {
  let held = new Map<string, StepCount>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...held.values()];
    held = new Map();
    if (counts.length > 0) await repository.add(counts);
  }

  app.addHook('preClose', write);

  return {
    write,
    count(step, state) {
      const day = clock().toISOString().slice(0, 10);
      const known = state !== null && usStates.has(state) ? state : '';
      const key = `${day} ${known} ${step}`;
      const before = held.get(key)?.count ?? 0;
      held.set(key, { day, state: known, step, count: before + 1 });
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => app.log.warn({ err: error }, 'steps are not counted'));
      }, PATIENCE).unref();
    },
  };
}
