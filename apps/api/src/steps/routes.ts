import { countStep, showOverview } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { wantsNoTrack } from '../http/wants-no-track.ts';
import type { Site } from '../site/site.ts';
import * as stepRepository from './repository.ts';
import { stepCounter } from './step-counter.ts';
import { stepLimit } from './step-limit.ts';

interface Context extends Pick<Site, 'database' | 'replica' | 'clock' | 'meter'> {
  /** Multiplier for the limit. 0 turns the limit off. */
  readonly limitFactor: number;
}

export function stepRoutes(
  app: FastifyInstance,
  { database, replica, clock, limitFactor, meter }: Context,
): void {
  const counter = stepCounter(app, database, clock);
  const limit = stepLimit(limitFactor, clock);

  serve(app, countStep, ({ body: { step, state }, request }) => {
    limit(request.ip);
    if (wantsNoTrack(request)) return null;
    counter.count(step, state);
    meter?.('funnel_steps', { step });
    return null;
  });

  serve(app, showOverview, async ({ query: { from, to, state } }) => {
    await counter.write();
    const span = { from, to };
    return {
      data: {
        days: await stepRepository.byDay(replica, span, state),
        states: await stepRepository.states(replica, span),
      },
    };
  });
}
