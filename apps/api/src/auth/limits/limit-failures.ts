import type { FastifyRequest, onErrorAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import { AuthRefusal, OAuthRefusal } from '../auth-refusal.ts';
import type { Deed } from './hits.ts';
import type { Limits } from './limits.ts';

interface Hooks {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onError: onErrorAsyncHookHandler;
}

/** Limits how often a route may refuse somebody; what it grants costs no query. */
export function limitFailures(limits: Limits, deedOf: (request: FastifyRequest) => Deed): Hooks {
  return {
    preHandler: async (request) => limits.check(deedOf(request)),
    onError: async (request, _, error) => {
      if (isCallersFault(error)) await limits.countFailure(deedOf(request));
    },
  };
}

function isCallersFault(error: unknown): boolean {
  const isRefusal = error instanceof AuthRefusal || error instanceof OAuthRefusal;
  return isRefusal && error.status < 429;
}
