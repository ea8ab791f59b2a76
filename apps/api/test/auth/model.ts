import type { Session } from '@supabase/auth-js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** A session according to the product's rules, independent of the server. */
export interface KnownSession {
  readonly person: KnownPerson;
  readonly isRecovery: boolean;
  readonly since: number;
  /** All refresh tokens of the session. The last token is the current one. */
  readonly refreshTokens: string[];
  readonly accessTokens: { readonly token: string; readonly since: number }[];
  refreshedAt: number;
  isEnded: boolean;
}

export interface KnownPerson {
  readonly email: string;
  /** The user's last password, which the first verification of the address clears. */
  password: string;
  hasPassword: boolean;
  isProven: boolean;
}

/** The expected state according to the product's rules. */
export interface Model {
  readonly people: KnownPerson[];
  readonly sessions: KnownSession[];
}

export function newSession(
  person: KnownPerson,
  { access_token, refresh_token }: Session,
  now: number,
  isRecovery = false,
): KnownSession {
  return {
    person,
    isRecovery,
    since: now,
    refreshTokens: [refresh_token],
    accessTokens: [{ token: access_token, since: now }],
    refreshedAt: now,
    isEnded: false,
  };
}

/** Whether the session was ended, has been unused for a week, or is 30 days old. */
export function isOver({ isEnded, refreshedAt, since }: KnownSession, now: number): boolean {
  return isEnded || now - refreshedAt > 7 * DAY || now - since > 30 * DAY;
}

export function isAccessGood(session: KnownSession, since: number, now: number): boolean {
  return !isOver(session, now) && now - since < HOUR;
}

/**
 * Whether a session can set a password: during its first day, or at any time if a reset link opened
 * the session.
 */
export function canSetPassword({ isRecovery, since }: KnownSession, now: number): boolean {
  return isRecovery || now - since < DAY;
}

/**
 * Returns the expected response to a refresh token that is `age` tokens old: a new token, the
 * current token again, or an error.
 */
export function refreshing(
  session: KnownSession,
  age: number,
  now: number,
): 'rotated' | 'repeated' | 'refused' {
  if (isOver(session, now)) return 'refused';
  if (age === 0) return 'rotated';
  return age === 1 && now - session.refreshedAt < 10 * SECOND ? 'repeated' : 'refused';
}
