import { AuthRefusal } from '../http/auth-refusal.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Passwords, Weakness } from './passwords.ts';

interface PasswordRules {
  readonly passwords: Passwords;
  readonly settings: Pick<AuthSettings, 'shortestPassword'>;
}

/** The hosted service's longest, in bytes. */
const LONGEST = 72;

/**
 * Refuses a password that is not to be taken for a new one.
 *
 * @throws {AuthRefusal} `validation_failed` where it is too long, before `weak_password`
 */
export function checkNewPassword(
  context: PasswordRules,
  password: string,
  email: string | null,
): void {
  if (Buffer.byteLength(password) > LONGEST) {
    throw new AuthRefusal('validation_failed', {
      message: `Password cannot be longer than ${LONGEST} characters`,
    });
  }
  const weak = weakness(context, password, email);
  if (weak) {
    const { message, reasons } = weak;
    throw new AuthRefusal('weak_password', { message, weakPassword: { reasons } });
  }
}

interface Weak {
  /** For people. */
  readonly message: string;
  readonly reasons: readonly Weakness[];
}

/** Why a password is too weak by today's rules, if it is. */
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
