import { isAuthApiError, isAuthError } from '@supabase/auth-js';
import { secondStepText as text } from '@/lib/texts.ts';
import { adviceOn } from '../account-failure.ts';

/**
 * What the user tried. The account service returns the same error code for a wrong code and a wrong
 * passkey.
 */
export type Tried = 'code' | 'recovery' | 'passkey';

const rejected: Readonly<Record<Tried, () => string>> = {
  code: text.wrongCode,
  recovery: text.recoveryWrong,
  passkey: text.passkeyRejected,
};

/**
 * The error messages that do not depend on what the user tried, keyed by the account service's
 * error code.
 */
const sentences: Readonly<Record<string, () => string>> = {
  mfa_code_expired: text.expiredCode,
  mfa_code_reused: text.reusedCode,
  mfa_challenge_expired: text.tooSlow,
  mfa_factor_not_found: text.tooSlow,
  mfa_recovery_codes_locked: text.recoveryLocked,
  mfa_webauthn_enroll_not_enabled: text.passkeysOff,
  mfa_factor_name_conflict: text.nameTaken,
  too_many_enrolled_mfa_factors: text.tooManySteps,
  over_request_rate_limit: text.tooMany,
  reauthentication_needed: text.signInAgain,
  insufficient_aal: text.confirmFirst,
  session_not_found: text.ended,
  session_expired: text.ended,
  user_not_found: text.ended,
};

/** Explains in one sentence why an attempt failed and what the user can do. */
export function failureSentence(error: unknown, tried: Tried): string {
  if (error instanceof DOMException) {
    return error.name === 'InvalidStateError' ? text.passkeyKnown() : text.passkeyStopped();
  }
  const code = isAuthError(error) ? error.code : undefined;
  if (code === 'mfa_verification_failed') return rejected[tried]();
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence?.() ?? adviceOn(error) ?? text.failed();
}

/** Whether the account service requires the second step again before it performs the action. */
export function isStepNeeded(error: unknown): boolean {
  return isAuthApiError(error) && error.code === 'insufficient_aal';
}
