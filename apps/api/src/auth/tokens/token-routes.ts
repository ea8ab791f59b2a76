import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { tokenGrant } from '../rate-limits/actions.ts';
import { limitFailures } from '../rate-limits/limit-failures.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

/** Exchanges what a client brings for a session. */
export type Grant = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionAnswer>;

export type Grants = ReadonlyMap<unknown, Grant>;

/** `POST /token`, by grant type. The password grant counts its own attempts. */
export function tokenRoutes(app: FastifyInstance, { limits }: AuthContext, grants: Grants): void {
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', async (request, reply) => {
    const { grant_type: type } = request.query;
    const grant = grants.get(type) ?? unsupported;
    if (type === 'password') return grant(request, reply);
    return limitFailures(limits, tokenGrant(request), () => grant(request, reply));
  });
}

const unsupported: Grant = async () => {
  throw new AuthRefusal('invalid_credentials', { message: 'unsupported_grant_type' });
};
