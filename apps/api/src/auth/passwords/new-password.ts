import { AuthRefusal } from '../http/auth-refusal.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Passwords, Weakness } from './passwords.ts';

interface PasswordRules {
  readonly passwords: Passwords;
  readonly settings: Pick<AuthSettings, 'shortestPassword'>;
}

/** Maximum length of a password, in bytes. The hosted service has the same maximum. */
const MAX_BYTES = 72;

/**
 * Checks a new password.
 *
 * @throws {AuthRefusal} `validation_failed` if it is too long, otherwise `weak_password` if it is weak
 */
export function checkNewPassword(
  context: PasswordRules,
  password: string,
  email: string | null,
): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw new AuthRefusal('validation_failed', {
      message: `Password cannot be longer than ${MAX_BYTES} characters`,
    });
  }
  const weak = weakness(context, password, email);
  if (weak) {
    const { message, reasons } = weak;
    throw new AuthRefusal('weak_password', { message, weakPassword: { reasons } });
  }
}

interface Weak {
  /** A message that the client can show to the user. */
  readonly message: string;
  readonly reasons: readonly Weakness[];
}

/** Returns why a password is too weak under the current rules. Undefined if it is strong enough. */
export function weakness(
  { passwords, settings }: PasswordRules,
  password: string,
  email: string | null,
): Weak | undefined {
  const reasons = passwords.weaknesses(password, email === null ? [] : [email]);
  if (reasons.length === 0) return undefined;
  const message = reasons.includes('length')
    ? `Password should be at least ${settings.shortestPassword} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.';
  return { message, reasons };
}
