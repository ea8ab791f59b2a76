import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { sessionRepository } from './repository.ts';
import { sessionEnds } from './session-ends.ts';

/** In milliseconds. */
const HOUR = 60 * 60 * 1_000;

/** Forgets sessions that are over, each hour for as long as the server runs. */
export function sweepSessions(
  app: FastifyInstance,
  { database, clock, settings, log }: AuthContext,
): void {
  const sessions = sessionRepository(database);
  const sweep = () => {
    sessions.sweep(sessionEnds(settings, clock())).catch((error: unknown) => {
      log.error({ err: error }, 'sessions that are over were not forgotten');
    });
  };
  const timer = setInterval(sweep, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
