import type { AuthErrorCode } from '../http/auth-errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A rate limit: how many times an action may happen in a window. */
export interface Rule {
  readonly max: number;
  /** Length of the window in milliseconds. The window starts with the first count. */
  readonly windowMs: number;
  readonly code: Extract<
    AuthErrorCode,
    'over_request_rate_limit' | 'over_email_send_rate_limit' | 'mfa_recovery_codes_locked'
  >;
  /** Whether the message says how long to wait, as the hosted service's message does. */
  readonly saysHowLong?: true;
  /** Whether points can be refunded. If so, a blocked key may be unblocked at any time. */
  readonly isRefunded?: true;
}

const request = { code: 'over_request_rate_limit' } as const;
const mail = { code: 'over_email_send_rate_limit' } as const;
const refunded = { isRefunded: true } as const;

/**
 * The limits. Limits per network are close to the hosted service's, because one network may be a
 * whole office. A neighborhood (IPv4 /24 or IPv6 /48) has three times the limit of a network,
 * because one sender can rent a whole neighborhood. Ten wrong passwords in 15 minutes add up to
 * about a thousand a day, and no password here is among the 18,000 that attackers try first.
 */
export const rules = {
  'sign-in-email': { max: 10, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-in-device': { max: 20, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-in-network': { max: 150, windowMs: 15 * MINUTE, ...request, ...refunded },
  'sign-up-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  'sign-up-neighborhood': { max: 90, windowMs: 5 * MINUTE, ...request },
  /**
   * Token requests that the server rejected. No one can guess a token, but checking each one takes
   * work.
   */
  'token-network': { max: 150, windowMs: 5 * MINUTE, ...request },
  /**
   * Sign-ins at the identity provider. Each sign-in takes two requests, and waits for the provider.
   */
  'provider-network': { max: 150, windowMs: 5 * MINUTE, ...request },
  'verify-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  'mail-network': { max: 30, windowMs: 5 * MINUTE, ...request },
  'mail-network-day': { max: 200, windowMs: DAY, ...mail },
  'mail-neighborhood': { max: 90, windowMs: 5 * MINUTE, ...request },
  'mail-neighborhood-day': { max: 600, windowMs: DAY, ...mail },
  'mail-email': { max: 1, windowMs: MINUTE, ...mail, saysHowLong: true },
  /** Emails requested for one mailbox. The limit keeps senders from flooding a mailbox. */
  'mail-mailbox-day': { max: 20, windowMs: DAY, ...mail },
  /**
   * Account emails with a link or a code. The limit keeps a flood from ruining the site's
   * reputation as a sender.
   */
  'mail-everyone': { max: 300, windowMs: HOUR, ...mail, ...refunded },
  /** Additional emails that reset passwords. See `takeMailBudget`. */
  'mail-reserve': { max: 300, windowMs: HOUR, ...mail, ...refunded },
  'mail-reserve-user': { max: 1, windowMs: DAY, ...mail, ...refunded },
  /** Confirmation emails for notices, which have their own budget. */
  'mail-confirmations': { max: 60, windowMs: HOUR, ...mail, ...refunded },
  /** Address changes, counted per old address. The old address is notified of each change. */
  'change-email': { max: 3, windowMs: HOUR, ...mail },
  /** Reports of wrong facts from one network, which may serve a whole office. */
  'correction-network': { max: 10, windowMs: HOUR, ...request },
  'correction-network-day': { max: 40, windowMs: DAY, ...request },
  'correction-neighborhood': { max: 30, windowMs: HOUR, ...request },
  'correction-neighborhood-day': { max: 120, windowMs: DAY, ...request },
  /** Requests for notices, and confirmation emails to a mailbox. */
  'notice-network': { max: 30, windowMs: HOUR, ...request },
  'notice-network-day': { max: 100, windowMs: DAY, ...request },
  'notice-neighborhood': { max: 90, windowMs: HOUR, ...request },
  'notice-neighborhood-day': { max: 300, windowMs: DAY, ...request },
  'notice-mailbox-day': { max: 3, windowMs: DAY, ...mail, ...refunded },
  /** Requests for an agency link, and the emails with the link. */
  'agency-network': { max: 10, windowMs: HOUR, ...request },
  'agency-network-day': { max: 40, windowMs: DAY, ...request },
  'agency-neighborhood': { max: 30, windowMs: HOUR, ...request },
  'agency-neighborhood-day': { max: 120, windowMs: DAY, ...request },
  'agency-mailbox-day': { max: 10, windowMs: DAY, ...mail, ...refunded },
  /** Links emailed to all addresses at one host, so that no one can flood an agency's mailboxes. */
  'agency-host-day': { max: 40, windowMs: DAY, ...mail, ...refunded },
  'mail-agencies': { max: 60, windowMs: HOUR, ...mail, ...refunded },
  /** Statements made or undone through one opened link, whose session lasts 15 minutes. */
  'agency-statements': { max: 120, windowMs: DAY, ...request },
  /** Passwords typed by a signed-in user. The limit stops guesses from a stolen session. */
  'password-user': { max: 10, windowMs: 15 * MINUTE, ...request, ...refunded },
  /** Requests about second factors, from signed-in users. */
  'factor-network': { max: 300, windowMs: 5 * MINUTE, ...request },
  /**
   * Authenticator app codes. Three in a million codes are valid at a time. At 50 guesses a day, an
   * attacker succeeds about once in 18 years.
   */
  'factor-code': { max: 10, windowMs: 15 * MINUTE, ...request, ...refunded },
  'factor-code-day': { max: 50, windowMs: DAY, ...request, ...refunded },
  'factor-code-user': { max: 20, windowMs: 15 * MINUTE, ...request, ...refunded },
  'factor-passkey': { max: 30, windowMs: 15 * MINUTE, ...request },
  'recovery-code-user': {
    max: 10,
    windowMs: HOUR,
    code: 'mfa_recovery_codes_locked',
    ...refunded,
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
