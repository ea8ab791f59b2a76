import type { AuthErrorCode } from '../http/auth-errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may happen. */
export interface Rule {
  readonly max: number;
  /** The window, in milliseconds. It starts with the first count. */
  readonly windowMs: number;
  readonly code: Extract<AuthErrorCode, 'over_request_rate_limit' | 'over_email_send_rate_limit'>;
  /** Whether the message says how long to wait, as the hosted service's does. */
  readonly saysHowLong?: true;
  /** Whether points are refunded, so a blocked key may be free again at any time. */
  readonly isRefunded?: true;
}

const request = { code: 'over_request_rate_limit' } as const;
const mail = { code: 'over_email_send_rate_limit' } as const;
const refunded = { isRefunded: true } as const;

/**
 * The limits. Those per network are close to the hosted service's: one network may be a whole
 * office. Ten wrong passwords in 15 minutes are a thousand a day, and no password here is among the
 * 18,000 that attackers try first.
 */
export const rules = {
  'sign-in-email': { max: 10, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-in-device': { max: 20, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-in-network': { max: 150, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-up-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  /** Rejected grants. No one can guess one, but each one costs work. */
  'token-network': { max: 150, windowMs: 5 * MINUTE, ...request },
  'verify-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  'mail-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  'mail-network-day': { max: 200, windowMs: DAY, ...mail },
  'mail-email': { max: 1, windowMs: MINUTE, ...mail, saysHowLong: true },
  /** Per address, so that no one can flood a mailbox. */
  'mail-email-day': { max: 20, windowMs: DAY, ...mail },
  /** Sent mails, so that a flood does not ruin the site's reputation as a sender. */
  'mail-everyone': { max: 300, windowMs: HOUR, ...mail, ...refunded },
  /** Extra mails for addresses that had none today. */
  'mail-reserve': { max: 300, windowMs: HOUR, ...mail, ...refunded },
  'mail-first-of-day': { max: 1, windowMs: DAY, ...mail, ...refunded },
  /** Counted by the old address, which gets a notice of each change. */
  'change-email': { max: 3, windowMs: HOUR, ...mail },
  /** Passwords typed by a signed-in user, so that a stolen session cannot be used to guess. */
  'password-user': { max: 10, windowMs: 15 * MINUTE, ...request, ...refunded },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
