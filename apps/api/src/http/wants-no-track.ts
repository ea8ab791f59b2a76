import type { FastifyRequest } from 'fastify';

/** Whether the browser asks not to be tracked. We then do not even count anonymously. */
export function wantsNoTrack({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
