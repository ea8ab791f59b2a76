import { countStep, showOverview } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { serve } from '../http/serve.ts';
import { stepRepository } from './repository.ts';
import { stepCounter } from './step-counter.ts';

interface Context {
  readonly database: Database;
  /** Where the overview is read from. */
  readonly replica: Database;
  readonly clock: Clock;
}

export function stepRoutes(app: FastifyInstance, { database, replica, clock }: Context): void {
  const counter = stepCounter(app, stepRepository(database), clock);
  const counted = stepRepository(replica);

  serve(app, countStep, ({ body: { step, state }, request: { headers } }) => {
    const wantsNoTrack = headers['sec-gpc'] === '1' || headers.dnt === '1';
    if (!wantsNoTrack) counter.count(step, state);
    return null;
  });

  serve(app, showOverview, async ({ query: { from, to, state } }) => {
    await counter.write();
    const span = { from, to };
    return { data: { days: await counted.byDay(span, state), states: await counted.states(span) } };
  });
}
