import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Session } from './repository.ts';

const MINUTE = 60 * 1_000;

/** How long the session of an account with a role lasts in total, in milliseconds. */
const STAFF_LIFETIME = 12 * 60 * MINUTE;

/** How long the session of an account with a role lasts without use, in milliseconds. */
const STAFF_IDLE = 30 * MINUTE;

/** How long a confirmation stays valid, in milliseconds. */
const CONFIRMATION_LIFETIME = 5 * MINUTE;

/** Why a session ends: because of its age, or because no one used it. */
export type EndReason = 'age' | 'idle';

/**
 * When a session ends if no one uses it again, and why. At exactly this time, the session has
 * already ended.
 */
export interface SessionEnd {
  readonly at: Date;
  readonly reason: EndReason;
}

/**
 * Returns when a session ends. For an account with a role: 12 hours after the sign-in, or 30
 * minutes after the last use. For all other accounts, the settings define both limits, and a
 * refresh counts as use.
 */
export function sessionEnd(
  { createdAt, refreshedAt, usedAt }: Pick<Session, 'createdAt' | 'refreshedAt' | 'usedAt'>,
  isStaff: boolean,
  { idleLimit, absoluteLimit }: Pick<AuthSettings, 'idleLimit' | 'absoluteLimit'>,
): SessionEnd {
  const age = createdAt.getTime() + (isStaff ? STAFF_LIFETIME : absoluteLimit);
  const idle = isStaff ? usedAt.getTime() + STAFF_IDLE : refreshedAt.getTime() + idleLimit;
  return age <= idle
    ? { at: new Date(age), reason: 'age' }
    : { at: new Date(idle), reason: 'idle' };
}

/** Whether the last confirmation is at most five minutes old. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= CONFIRMATION_LIFETIME;
}
