import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { bringingToken } from '../limits/deeds.ts';
import { limitFailures } from '../limits/limit-failures.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

/** Changes what a client brings for a session. */
export type Grant = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionAnswer>;

export type Grants = ReadonlyMap<unknown, Grant>;

/** `POST /token`, by what the client brings. */
export function tokenRoutes(app: FastifyInstance, { limits }: AuthContext, grants: Grants): void {
  const hooks = limitFailures(limits, bringingToken);
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', hooks, async (request, reply) => {
    const grant = grants.get(request.query.grant_type);
    if (!grant) throw new AuthRefusal('invalid_credentials', { message: 'unsupported_grant_type' });
    return grant(request, reply);
  });
}
