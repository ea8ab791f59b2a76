import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** How often the delay is looked at, in milliseconds. */
const SAMPLE = 250;

/**
 * Whoever watches the server must hear from it then most of all; the files of the web app cost next
 * to nothing, and without them no page could say what is wrong.
 */
const kept: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics', '/*']);

/**
 * Refuses calls at once while the process is so busy that each would wait: an answer that comes
 * too late costs as much as one in time.
 *
 * @param longestDelay of the event loop, in milliseconds, on average over a quarter of a second
 */
export async function shedLoad(app: FastifyInstance, longestDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: SAMPLE,
    pressureHandler(request) {
      if (kept.has(request.routeOptions.url)) return;
      throw new Failure('overloaded', { headers: { 'retry-after': '1' } });
    },
  });
}
