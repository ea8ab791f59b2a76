import { type FunnelStep, usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { heldCounts } from '../db/held-counts.ts';
import { type Clock, dayOf } from '../process/clock.ts';
import { keyOf, type StepRepository } from './repository.ts';

export interface StepCounter {
  count(step: FunnelStep, state: string | null): void;
  /** Writes the counts that are still in memory. */
  write(): Promise<void>;
}

/** Counts wizard steps, without a query for each step. */
export function stepCounter(
  app: FastifyInstance,
  repository: StepRepository,
  clock: Clock,
): StepCounter {
  const { count, write } = heldCounts(app, { add: repository.add, keyOf, name: 'steps' });
  return {
    write,
    count(step, state) {
      const day = dayOf(clock());
      count({ day, state: state !== null && usStates.has(state) ? state : '', step, count: 1 });
    },
  };
}
