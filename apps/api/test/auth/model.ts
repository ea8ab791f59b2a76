import type { Session } from '@supabase/auth-js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** A session as the rules say that it is, whatever the server thinks. */
export interface KnownSession {
  readonly person: KnownPerson;
  readonly isRecovery: boolean;
  readonly since: number;
  /** Every refresh token that it had; the last is the current one. */
  readonly refreshTokens: string[];
  readonly accessTokens: { readonly token: string; readonly since: number }[];
  refreshedAt: number;
  isEnded: boolean;
}

export interface KnownPerson {
  readonly email: string;
  /** The last password, which works unless the first proof of the address has cleared it. */
  password: string;
  hasPassword: boolean;
  isProven: boolean;
}

/** What must be so, by the rules of the product alone. */
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

/** It was ended, was not used for a week, or is a month old. */
export function isOver({ isEnded, refreshedAt, since }: KnownSession, now: number): boolean {
  return isEnded || now - refreshedAt > 7 * DAY || now - since > 30 * DAY;
}

export function isAccessGood(session: KnownSession, since: number, now: number): boolean {
  return !isOver(session, now) && now - since < HOUR;
}

/** A password is set in a session of a day at most, or after a mail's link. */
export function canSetPassword({ isRecovery, since }: KnownSession, now: number): boolean {
  return isRecovery || now - since < DAY;
}

/**
 * What becomes of a refresh token that is so many behind the current one: a new one, the current
 * one again, or the end of the session.
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
