import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** The signed-in user who sent a request, and that user's session. */
export interface Caller {
  readonly user: {
    readonly id: string;
    readonly email: string | null;
    /** Whether the user may see leads. */
    readonly isOperator: boolean;
  };
  readonly session: { readonly id: string; readonly createdAt: Date };
}

/**
 * Identifies a request's caller.
 *
 * @throws {Failure} `unauthorized` when the request has no valid token
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
}

/** @throws {Failure} `unauthorized`, or `operators-only` when the caller is not an operator */
export async function callerFor(
  access: 'signed-in' | 'operator',
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await app.authenticate(request);
  if (access === 'operator' && !caller.user.isOperator) throw new Failure('operators-only');
  return caller;
}
