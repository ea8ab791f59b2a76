import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { Session } from '../sessions/repository.ts';

/** How long after sign-in a user may change the password or address, in milliseconds. */
const DAY = 24 * 60 * 60 * 1_000;

/** Sign-in methods used for a password reset. */
const recoveryMethods = new Set(['recovery-otp', 'recovery']);

/**
 * Makes sure that the request comes from the account owner, not from someone who found an open
 * session. Accepts a session younger than 24 hours, a session from a reset link, or the current
 * password.
 *
 * @throws {AuthRefusal} `reauthentication_needed`, `current_password_invalid`
 */
export async function assertReauthenticated(
  { clock, passwords }: AuthContext,
  { user, session }: SignedIn,
  currentPassword: string | null | undefined,
): Promise<void> {
  if (currentPassword) {
    const { isRight } = await passwords.verify(user.passwordHash, currentPassword);
    if (!isRight) throw new AuthRefusal('current_password_invalid');
    return;
  }
  const isFresh = clock().getTime() - session.createdAt.getTime() <= DAY;
  if (!isFresh && !isRecovery(session)) throw new AuthRefusal('reauthentication_needed');
}

/** Whether the session started with a reset link. */
function isRecovery({ amr }: Session): boolean {
  return amr.some(({ method }) => recoveryMethods.has(method));
}
