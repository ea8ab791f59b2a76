import type { FastifyRequest } from 'fastify';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { isBackground } from '../http/background.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { isBanned } from '../users/active-account.ts';
import type { User } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import { hasRole } from '../users/roles.ts';
import { EndedSession, endOf } from './ended-session.ts';
import type { Session } from './repository.ts';
import * as sessionRepository from './repository.ts';
import type { SessionContext } from './session-context.ts';
import { verifyAccessToken } from './verify-access-token.ts';

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** A caller, and whether the caller's account has a second factor. */
export interface Identified extends SignedIn {
  readonly hasFactor: boolean;
}

/** How old the last recorded use must be before the next use is recorded, in milliseconds. */
const NOTE_AFTER_MS = 1_000;

/**
 * Identifies the caller by the access token. Looks up the session on every call, so a token stops
 * working as soon as its user signs out. If the account has a role, records that the session was
 * used, because unused sessions of such accounts end soon.
 *
 * @throws {AuthRefusal}
 */
export async function authenticate(
  context: SessionContext,
  request: FastifyRequest,
): Promise<Identified> {
  const { userId, sessionId, level } = await verifyAccessToken(context, bearerToken(request));
  const found = await sessionRepository.find(context.database, sessionId);
  const now = context.clock();
  if (found?.user.id !== userId) {
    const user = await userRepository.find(context.database, userId);
    throw new AuthRefusal(user ? 'session_not_found' : 'user_not_found');
  }
  const reason = endOf(context, found);
  if (reason) throw new EndedSession('session_not_found', found, reason);
  if (isBanned(found.user, now)) throw new AuthRefusal('user_banned', { status: 403 });
  const unnoted = now.getTime() - found.session.usedAt.getTime();
  if (hasRole(found.user) && unnoted >= NOTE_AFTER_MS && !isBackground(request)) {
    await sessionRepository.noteUse(context.database, sessionId, now);
  }
  // A token from before the second factor was verified must not become stronger with its session.
  return level === 'aal2' ? found : { ...found, session: { ...found.session, factorId: null } };
}
