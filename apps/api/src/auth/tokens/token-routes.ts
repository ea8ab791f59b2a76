import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthRefusal } from '../auth-refusal.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

/** Changes what a client brings for a session. */
export type Grant = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionAnswer>;

export type Grants = ReadonlyMap<unknown, Grant>;

/** `POST /token`, by what the client brings. */
export function tokenRoutes(app: FastifyInstance, grants: Grants): void {
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', async (request, reply) => {
    const grant = grants.get(request.query.grant_type);
    if (!grant) throw new AuthRefusal('invalid_credentials', { message: 'unsupported_grant_type' });
    return grant(request, reply);
  });
}
