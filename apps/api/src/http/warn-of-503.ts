import type { FastifyRequest } from 'fastify';
import { failureOf } from './problem-document.ts';

/**
 * Logs why a request gets a 503. If the error is not one of our own, the log entry includes its
 * stack trace.
 */
export function warnOf503(error: unknown, { log }: Pick<FastifyRequest, 'log'>): void {
  const { code, reason } = failureOf(error);
  if (reason !== undefined) log.warn({ code, reason }, 'responded with 503');
  else if (code === 'unavailable') log.warn({ err: error }, 'the database is unavailable');
  else log.warn({ err: error }, 'responded with 503');
}
