import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { Session } from '../sessions/repository.ts';

/** How long after signing in a person may change how they sign in, in milliseconds. */
const DAY = 24 * 60 * 60 * 1_000;

/** Sessions that began with the link of a mail for a new password. */
const recoveries = new Set(['recovery-otp', 'recovery']);

/**
 * Sees to it that the owner asks, and not whoever found a session open: a session of less than 24
 * hours, or of such a link, or one that knows the present password.
 *
 * @throws {AuthRefusal} `reauthentication_needed`, `current_password_invalid`
 */
export async function reauthenticated(
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

/** Whether it began with the link of a mail for a new password. */
function isRecovery({ amr }: Session): boolean {
  return amr.some(({ method }) => recoveries.has(method));
}
