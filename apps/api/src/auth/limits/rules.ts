import type { AuthErrorCode } from '../auth-errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often something may be done. */
export interface Rule {
  readonly most: number;
  /** The time from the first until counting begins anew, in milliseconds. */
  readonly within: number;
  readonly code: Extract<AuthErrorCode, 'over_request_rate_limit' | 'over_email_send_rate_limit'>;
  /** Whether the refusal's sentence says how long to wait, as the hosted service does here. */
  readonly saysHowLong?: true;
}

const request = { code: 'over_request_rate_limit' } as const;
const mail = { code: 'over_email_send_rate_limit' } as const;

/**
 * What is limited. Those per network address are near the hosted service's: an address may stand
 * for a whole office. Ten wrong passwords in a quarter of an hour are a thousand a day, and the
 * 18,000 that are tried first are nobody's password here.
 */
export const rules = {
  'sign-in-email': { most: 10, within: 15 * MINUTE, ...request },
  'sign-in-device': { most: 20, within: 15 * MINUTE, ...request },
  'sign-in-address': { most: 150, within: 15 * MINUTE, ...request },
  'sign-up-address': { most: 30, within: 5 * MINUTE, ...request },
  /** Grants and links that were refused: they cannot be guessed, but cost work. */
  'token-address': { most: 150, within: 5 * MINUTE, ...request },
  'verify-address': { most: 30, within: 5 * MINUTE, ...request },
  'mail-address': { most: 30, within: 5 * MINUTE, ...request },
  'mail-email': { most: 1, within: MINUTE, ...mail, saysHowLong: true },
  /** Mails that go out, so that no flood of them harms the site's good name as a sender. */
  'mail-everybody': { most: 300, within: HOUR, ...mail },
  /** By the address before: it is told of each change. */
  'change-email': { most: 3, within: HOUR, ...mail },
  /** Passwords that a signed-in person types, so that a stolen session finds none out. */
  'password-user': { most: 10, within: 15 * MINUTE, ...request },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
