import type { AuthErrorCode } from '../http/auth-errors.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { hasRole } from '../users/roles.ts';
import type { FoundSession } from './repository.ts';
import type { SessionContext } from './session-context.ts';
import { type EndReason, sessionEnd } from './session-end.ts';

/** Returns why a stored session has ended, or null if it has not. */
export function endOf(
  { settings, clock }: Pick<SessionContext, 'settings' | 'clock'>,
  { session, user }: FoundSession,
): EndReason | null {
  const { at, reason } = sessionEnd(session, hasRole(user), settings);
  return clock() >= at ? reason : null;
}

/** The error for an ended session. Includes the reason only if the account has a role. */
export class EndedSession extends AuthRefusal {
  readonly reason: EndReason | null;

  constructor(
    code: Extract<AuthErrorCode, 'session_expired' | 'session_not_found'>,
    { user }: FoundSession,
    reason: EndReason,
  ) {
    const isStaff = hasRole(user);
    const isUnused = code === 'session_expired' && reason === 'idle';
    super(code, {
      ...(isStaff && { headers: { 'x-session-ended': reason } }),
      // The hosted service's words.
      ...(isUnused && { message: 'Invalid Refresh Token: Session Expired (Inactivity)' }),
    });
    this.reason = isStaff ? reason : null;
  }
}
