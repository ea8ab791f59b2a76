import { type FunnelStep, usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { heldCounts } from '../db/held-counts.ts';
import { type Clock, dayOf } from '../process/clock.ts';
import { add, keyOf, type StepCount } from './repository.ts';

export interface StepCounter {
  count(step: FunnelStep, state: string | null): void;
  /** Writes the counts that are still in memory. */
  write(): Promise<void>;
}

/** Counts the steps of quotes, without a query for each step. */
export function stepCounter(app: FastifyInstance, database: Database, clock: Clock): StepCounter {
  const { count, write } = heldCounts(app, {
    add: (counts: readonly StepCount[]) => add(database, counts),
    keyOf,
    name: 'steps',
  });
  return {
    write,
    count(step, state) {
      const day = dayOf(clock());
      count({ day, state: state !== null && usStates.has(state) ? state : '', step, count: 1 });
    },
  };
}
