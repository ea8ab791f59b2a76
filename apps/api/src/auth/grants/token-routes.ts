import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { signInRequest, tokenGrant } from '../rate-limits/actions.ts';
import { limitFailures, limitRequests } from '../rate-limits/limiters.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

/** Exchanges credentials for a session. */
export type Grant = (request: FastifyRequest, reply: FastifyReply) => Promise<SessionAnswer>;

export type Grants = ReadonlyMap<unknown, Grant>;

interface TokenRequest {
  readonly Querystring: { readonly grant_type?: unknown };
}

/**
 * Handles `POST /token` by grant type. The password grant counts and refunds its own sign-in
 * attempts.
 */
export function tokenRoutes(app: FastifyInstance, { limits }: AuthContext, grants: Grants): void {
  const before = limitRequests(limits, (request) =>
    isPasswordGrant(request) ? signInRequest(request) : {},
  );
  app.post<TokenRequest>('/token', before, async (request, reply) => {
    const grant = grants.get(request.query.grant_type) ?? unsupported;
    if (isPasswordGrant(request)) return grant(request, reply);
    return limitFailures(limits, tokenGrant(request), () => grant(request, reply));
  });
}

const PasswordQuery = z.looseObject({ grant_type: z.literal('password') });

function isPasswordGrant({ query }: Pick<FastifyRequest, 'query'>): boolean {
  return PasswordQuery.safeParse(query).success;
}

const unsupported: Grant = async () => {
  throw new AuthRefusal('invalid_credentials', { message: 'unsupported_grant_type' });
};
