import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';

/** The hosted service's longest, in bytes. */
const LONGEST = 72;

/**
 * Refuses a password that is not to be taken for a new one.
 *
 * @throws {AuthRefusal} `validation_failed` where it is too long, before `weak_password`
 */
export function checkNewPassword(
  { passwords, settings }: Pick<AuthContext, 'passwords' | 'settings'>,
  password: string,
  email: string | null,
): void {
  if (Buffer.byteLength(password) > LONGEST) {
    throw new AuthRefusal('validation_failed', {
      message: `Password cannot be longer than ${LONGEST} characters`,
    });
  }
  const reasons = passwords.weaknesses(password, email === null ? [] : [email]);
  if (reasons.length === 0) return;
  const message = reasons.includes('length')
    ? `Password should be at least ${settings.shortestPassword} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.';
  throw new AuthRefusal('weak_password', { message, weakPassword: { reasons } });
}
