import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import * as accountMailRepository from '../mails/repository.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { Session } from '../sessions/repository.ts';

/**
 * How long after sign-in a user may change the password or email address without further proof, in
 * milliseconds.
 */
const DAY = 24 * 60 * 60 * 1_000;

/** Sign-in methods of a session that a password reset opened. */
const recoveryMethods = new Set(['recovery-otp', 'recovery']);

/** What a user entered to prove that they own the account. */
interface Proof {
  readonly currentPassword: string | null | undefined;
  /** The code from an email that the user requested. */
  readonly code?: string | null | undefined;
}

/**
 * Makes sure that the request comes from the account owner, not from someone who found an open
 * session. Accepts a session younger than 24 hours, a session from a reset link, the current
 * password, or a code from an email. A code works once.
 *
 * @throws {AuthRefusal} `reauthentication_needed`, `current_password_invalid`,
 * `reauthentication_not_valid`
 */
export async function assertReauthenticated(
  context: AuthContext,
  { user, session }: SignedIn,
  { currentPassword, code }: Proof,
): Promise<void> {
  const { clock, passwords } = context;
  if (currentPassword) {
    const { isRight } = await passwords.verify(user.passwordHash, currentPassword);
    if (!isRight) throw new AuthRefusal('current_password_invalid');
    return;
  }
  const isFresh = clock().getTime() - session.createdAt.getTime() <= DAY;
  if (isFresh || isRecovery(session)) return;
  if (!code) throw new AuthRefusal('reauthentication_needed');
  if (!(await isCode(context, user.id, code))) throw new AuthRefusal('reauthentication_not_valid');
}

async function isCode(
  { database, clock, passwords }: AuthContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const stored = await accountMailRepository.codeOf(database, userId, clock());
  if (!stored) return false;
  const { isRight } = await passwords.verify(stored.passwordHash, code);
  return isRight && (await accountMailRepository.takeCode(database, stored.id));
}

/** Whether the session started with a reset link. */
function isRecovery({ amr }: Session): boolean {
  return amr.some(({ method }) => recoveryMethods.has(method));
}
