import { isAuthApiError, isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { ApiProblem } from '@/lib/api/call.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { accountText as text } from '@/lib/texts.ts';

/** What the user can do, for each error code of the account service. */
const advices: Readonly<Record<string, () => string>> = {
  invalid_credentials: noMatch,
  email_not_confirmed: text.emailNotConfirmed,
  user_already_exists: text.emailTaken,
  email_exists: text.emailTaken,
  email_address_invalid: text.invalidCredentials,
  signup_disabled: text.signUpClosed,
  email_provider_disabled: text.signUpClosed,
  same_password: text.samePassword,
  reauthentication_needed: text.signInAgain,
  over_request_rate_limit: text.tooMany,
  over_email_send_rate_limit: text.tooMany,
};

/**
 * If the account service requires email confirmation, it reports the same error for an unconfirmed
 * account and for a wrong password.
 */
function noMatch(): string {
  const sentence = text.invalidCredentials();
  return pageConfig().auth.confirmsEmail ? `${sentence} ${text.openLinkFirst()}` : sentence;
}

/** Explains why an attempt failed and what the user can do. Undefined if we have no advice. */
export function adviceOn(error: unknown): string | undefined {
  if (isAuthWeakPasswordError(error)) return undefined;
  const outage = outageOf(error);
  if (outage) return text[outage]();
  if (error instanceof ApiProblem && error.code === 'too-many-requests') return text.tooMany();
  return isAuthError(error) && error.code ? advices[error.code]?.() : undefined;
}

/**
 * Returns the kind of outage. If no response arrives, `fetch` throws a TypeError, and the client of
 * the account service reports status 0.
 */
function outageOf(error: unknown): 'unreachable' | 'busy' | 'serverFailed' | undefined {
  if (error instanceof TypeError) return 'unreachable';
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 0) return 'unreachable';
  if (status === 503) return 'busy';
  return typeof status === 'number' && status >= 500 ? 'serverFailed' : undefined;
}

/** Whether an email link has already been used or has expired. */
export function isUsedUp(error: unknown): boolean {
  return isAuthApiError(error) && error.status < 500 && error.status !== 429;
}

/** The reasons why the account service rejects a weak password. */
const weaknesses: Readonly<Record<string, () => string>> = {
  length: text.tooShort,
  characters: text.tooPlain,
  pwned: text.tooCommon,
};

/** Explains why a new password is too weak. Undefined if the attempt failed for another reason. */
export function weaknessOf(error: unknown): string | undefined {
  if (!isAuthWeakPasswordError(error)) return undefined;
  const sentences = error.reasons.map((reason) => weaknesses[reason]?.() ?? text.tooShort());
  return sentences.join(' ') || text.tooShort();
}
