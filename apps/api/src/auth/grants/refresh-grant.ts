import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { isBackground } from '../http/background.ts';
import { confirmAccess, type StaffProvider } from '../oidc/confirm-access.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { EndedSession, endOf } from '../sessions/ended-session.ts';
import { isGenuine, type RefreshClaim, readRefreshToken } from '../sessions/refresh-token.ts';
import type { Session } from '../sessions/repository.ts';
import * as sessionRepository from '../sessions/repository.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { isBanned } from '../users/active-account.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import type { Identity } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import type { Grant } from './token-routes.ts';

export const RefreshBody = z.object({ refresh_token: z.optional(z.nullable(z.string())) });

/**
 * Length of refresh tokens in the hosted service's oldest format. The server rejects such tokens
 * with `refresh_token_not_found`.
 */
const OLD_LENGTH = 12;

/** Grant that exchanges a refresh token for a new access token and the next refresh token. */
export function refreshGrant(context: AuthContext, provider?: StaffProvider): Grant {
  return async (request) => {
    const { refresh_token: token } = authBody(RefreshBody, request.body);
    const { user, identities, ...refreshed } = await refresh(
      context,
      claimOf(token ?? ''),
      request,
      provider,
    );
    return sessionAnswer(context, { account: { user, identities }, ...refreshed });
  };
}

function claimOf(token: string): RefreshClaim {
  const claim = readRefreshToken(token);
  if (claim) return claim;
  if (token.length === OLD_LENGTH) throw new AuthRefusal('refresh_token_not_found');
  throw new AuthRefusal('validation_failed', { message: 'Refresh token is not valid' });
}

/** A refreshed session with its key. */
interface Refreshed extends SignedIn {
  readonly refreshKey: Uint8Array;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
}

/**
 * Refreshes a session. The current token increments the session's counter. The previous token is
 * still accepted for a few seconds, because another tab may have refreshed first or the response
 * may have been lost. The previous token does not increment the counter. An older token must have
 * been stolen, so it ends the session.
 *
 * @throws {AuthRefusal}
 */
async function refresh(
  context: AuthContext,
  claim: RefreshClaim,
  request: FastifyRequest,
  provider: StaffProvider | undefined,
): Promise<Refreshed> {
  const found = await sessionOf(context, claim);
  const { user, session } = found;
  const now = context.clock();

  if (claim.counter === session.counter) {
    await confirmAccess(context, provider, found, request);
    const isUse = !isBackground(request);
    const rotated = await sessionRepository.rotate(context.database, session, now, isUse);
    // A concurrent request may have been faster. This token is then the previous one.
    return rotated ? { ...found, session: rotated } : refresh(context, claim, request, provider);
  }
  const age = now.getTime() - session.refreshedAt.getTime();
  const isPrevious = claim.counter === session.counter - 1;
  if (isPrevious && age <= context.settings.reuseInterval) return found;
  // Verifying a second factor skips a counter. Another tab that sent a refresh at that moment comes
  // too late, but did nothing wrong.
  const isOvertaken = session.factorId !== null && claim.counter === session.counter - 2;
  if (isOvertaken && age <= context.settings.reuseInterval) {
    throw new AuthRefusal('refresh_token_already_used');
  }

  await sessionRepository.end(context.database, session.id);
  audit(request, 'refresh-token-reused', { user: user.id, session: session.id });
  throw new AuthRefusal('refresh_token_already_used');
}

async function sessionOf(context: AuthContext, claim: RefreshClaim): Promise<Refreshed> {
  const found = await sessionRepository.find(context.database, claim.sessionId);
  const refreshKey = found && keyOf(context, found.session, claim);
  if (!refreshKey) throw new AuthRefusal('refresh_token_not_found');
  const now = context.clock();
  const reason = endOf(context, found);
  if (reason) {
    await sessionRepository.end(context.database, found.session.id);
    throw new EndedSession('session_expired', found, reason);
  }
  if (isBanned(found.user, now)) throw new AuthRefusal('user_banned');
  // Reads everything that the response needs before the token is used up. If the database fails
  // here, the client can send the same token again.
  const identities = await userRepository.identitiesOf(context.database, found.user.id);
  const factors = await factorRepository.list(context.database, found.user.id);
  await context.keys.current();
  return { ...found, refreshKey, identities, factors };
}

/**
 * Returns the session's key. Undefined if the key did not sign this token, or if the token's
 * counter is ahead of the session's.
 */
function keyOf({ sealer }: AuthContext, session: Session, claim: RefreshClaim): Buffer | undefined {
  const key = sealer.open(session.refreshKey, session.id);
  return key && isGenuine(key, claim) && claim.counter <= session.counter ? key : undefined;
}
