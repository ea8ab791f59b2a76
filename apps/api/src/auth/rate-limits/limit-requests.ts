import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RateLimitedAction } from './keys.ts';
import type { RateLimits } from './rate-limits.ts';

/** Counts requests of a route before their body is read: a refused one costs no parsing. */
export function limitRequests(
  limits: RateLimits,
  actionOf: (request: FastifyRequest) => RateLimitedAction,
): { readonly onRequest: onRequestAsyncHookHandler } {
  return { onRequest: async (request) => limits.count(actionOf(request)) };
}
