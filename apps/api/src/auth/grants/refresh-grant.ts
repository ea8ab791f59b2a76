import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { isGenuine, type RefreshClaim, readRefreshToken } from '../sessions/refresh-token.ts';
import { type Session, sessionRepository } from '../sessions/repository.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { isOver } from '../sessions/session-ends.ts';
import { isBanned } from '../users/live-account.ts';
import { type Identity, userRepository } from '../users/repository.ts';
import type { Grant } from './token-routes.ts';

export const RefreshBody = z.object({ refresh_token: z.optional(z.nullable(z.string())) });

/** The hosted service's first tokens had this length: whoever brings one hears that it is gone. */
const OLD_LENGTH = 12;

/** A new access token, and the next refresh token, for a refresh token. */
export function refreshGrant(context: AuthContext): Grant {
  return async (request) => {
    const { refresh_token: token } = authBody(RefreshBody, request.body);
    const { user, identities, ...refreshed } = await refresh(
      context,
      claimOf(token ?? ''),
      request,
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

/** A session that a refresh token was of, with its key. */
interface Refreshed extends SignedIn {
  readonly refreshKey: Uint8Array;
  readonly identities: readonly Identity[];
}

/**
 * The session of a refresh token, as it is after the use of that token. The good token counts the
 * session up. The one before it, for some seconds, finds the session as it is: another tab was
 * quicker, or the answer was lost. Any older one was copied, and ends the session.
 *
 * @throws {AuthRefusal}
 */
async function refresh(
  context: AuthContext,
  claim: RefreshClaim,
  request: FastifyRequest,
): Promise<Refreshed> {
  const sessions = sessionRepository(context.database);
  const found = await sessionOf(context, claim);
  const { user, session } = found;
  const now = context.clock();

  if (claim.counter === session.counter) {
    return (await sessions.rotate(session, now))
      ? { ...found, session: { ...session, counter: session.counter + 1, refreshedAt: now } }
      : // Counted up meanwhile: the token is the one before now.
        refresh(context, claim, request);
  }
  const age = now.getTime() - session.refreshedAt.getTime();
  const isLast = claim.counter === session.counter - 1;
  if (isLast && age <= context.settings.reuseInterval) return found;

  await sessions.end(session.id);
  audit(request, 'refresh-token-reused', { user: user.id, session: session.id });
  throw new AuthRefusal('refresh_token_already_used');
}

async function sessionOf(context: AuthContext, claim: RefreshClaim): Promise<Refreshed> {
  const sessions = sessionRepository(context.database);
  const found = await sessions.find(claim.sessionId);
  const refreshKey = found && keyOf(context, found.session, claim);
  if (!refreshKey) throw new AuthRefusal('refresh_token_not_found');
  const now = context.clock();
  if (isOver(found.session, context.settings, now)) {
    await sessions.end(found.session.id);
    throw new AuthRefusal('session_expired');
  }
  if (isBanned(found.user, now)) throw new AuthRefusal('user_banned');
  // All that the answer takes is read before the token is used up: whoever gets no answer can bring
  // the same token again, however long the database is gone.
  const identities = await userRepository(context.database).identitiesOf(found.user.id);
  await context.keys.current();
  return { ...found, refreshKey, identities };
}

/** The session's key, if the session gave this token: made with it, and not ahead of its counter. */
function keyOf({ sealer }: AuthContext, session: Session, claim: RefreshClaim): Buffer | undefined {
  const key = sealer.open(session.refreshKey, session.id);
  return key && isGenuine(key, claim) && claim.counter <= session.counter ? key : undefined;
}
