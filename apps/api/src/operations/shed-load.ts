import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../process/failure.ts';

/** Interval between measurements of the event loop delay, in milliseconds. */
const SAMPLE_MS = 250;

/** POST endpoints that only read data, or whose failure does not affect users. */
const sheddablePosts: ReadonlySet<string> = new Set([
  '/api/quotes/help-by-income',
  '/api/quotes/prices',
  '/api/quotes/programs',
  '/api/steps',
  '/api/operator/leads/search',
  '/api/operator/leads/export',
]);

/**
 * Rejects API reads with 503 while the event loop is slow, because a late response takes as much
 * work as a timely one. Never rejects a submission, a save, a delete or a sign-in, because these
 * requests are few and rate limited. Pages and health checks are always served.
 *
 * @param maxDelay event loop delay in milliseconds, averaged over a quarter of a second
 */
export async function shedLoad(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler({ method, routeOptions: { url = '' } }) {
      const isSheddable = method === 'GET' || method === 'HEAD' || sheddablePosts.has(url);
      if (!url.startsWith('/api/') || !isSheddable) return;
      throw new Failure('overloaded', {
        headers: { 'retry-after': '1' },
        reason: `the event loop lags by more than ${maxDelay} ms`,
      });
    },
  });
}
