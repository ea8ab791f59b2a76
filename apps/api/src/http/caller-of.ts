import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthRefusal } from '../auth/auth-refusal.ts';
import type { Authenticate, Caller } from '../auth/caller.ts';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
}

/** @throws {Failure} `unauthorized` where nobody is signed in, whatever the reason */
async function callerOf(app: FastifyInstance, request: FastifyRequest): Promise<Caller> {
  try {
    return await app.authenticate(request);
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    throw new Failure('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** @throws {Failure} `unauthorized`, or `operators-only` where somebody else is signed in */
export async function callerFor(
  access: 'signed-in' | 'operator',
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await callerOf(app, request);
  if (access === 'operator' && !caller.user.isOperator) throw new Failure('operators-only');
  return caller;
}
