import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser asks not to be tracked. If so, the server does not count the visit, not even
 * anonymously.
 */
export function wantsNoTrack({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
