import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** How often the event loop's delay is measured, in milliseconds. */
const SAMPLE_MS = 250;

/** Calls that only read, or that nobody misses, although their method is POST. */
const readingPosts: ReadonlySet<string> = new Set([
  '/api/quotes/programs',
  '/api/steps',
  '/api/operator/leads/search',
  '/api/operator/leads/export',
]);

/**
 * Refuses reading calls of the API at once while the process is so busy that each would wait: an
 * answer that comes too late costs as much as one in time. It never refuses what a person does once:
 * to submit, to save or delete a quote, to sign in. These calls are few, and limits bound them.
 * Pages and health checks are served too.
 *
 * @param maxDelay of the event loop, in milliseconds, on average over a quarter of a second
 */
export async function shedLoad(app: FastifyInstance, maxDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler({ method, routeOptions: { url = '' } }) {
      const isReading = method === 'GET' || method === 'HEAD' || readingPosts.has(url);
      if (!url.startsWith('/api/') || !isReading) return;
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    },
  });
}
