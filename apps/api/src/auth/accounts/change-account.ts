import type { Locale } from '@latchkey/texts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import * as sessionRepository from '../sessions/repository.ts';
import { chosenLanguage } from '../users/metadata.ts';
import type { Account, UserChanges } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';

/**
 * Changes an account in one transaction. A new password or address invalidates emailed links. A new
 * password also ends all other sessions.
 *
 * @param language the page's language, used for emails if the user has not chosen a language
 * @throws {AuthRefusal} `email_exists`, `session_not_found`
 */
export async function changeAccount(
  { database, clock, jobs }: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  caller: SignedIn,
  changes: UserChanges,
  language: Locale,
): Promise<Account> {
  const { user, session } = caller;
  const changed = { ...changes, updatedAt: clock() };
  // On a single connection, starting the queue inside the transaction would deadlock.
  if (changes.email || changes.passwordHash) await jobs.start();
  return database.transaction(async (transaction) => {
    if (!(await userRepository.change(transaction, user.id, changed)))
      throw new AuthRefusal('email_exists');
    // The session may have ended before this transaction locked the row.
    const found = await sessionRepository.find(transaction, session.id);
    if (!found) throw new AuthRefusal('session_not_found');
    await notifyOwner({ database: transaction, clock, jobs }, caller, changes, language);
    if (changes.email)
      await userRepository.renameIdentity(transaction, user.id, changes.email, changed.updatedAt);
    if (changes.email || changes.passwordHash)
      await userRepository.deleteLinks(transaction, user.id);
    if (changes.passwordHash) await sessionRepository.endOthers(transaction, user.id, session.id);
    return {
      user: found.user,
      identities: await userRepository.identitiesOf(transaction, user.id),
    };
  });
}

/**
 * Emails the account owner at the old address, because someone else may have made the change. Runs
 * in the same transaction as the change.
 */
async function notifyOwner(
  context: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  caller: SignedIn,
  { email, passwordHash }: UserChanges,
  language: Locale,
): Promise<void> {
  if (caller.user.email === null) return;
  const owner = { email: caller.user.email, language: chosenLanguage(caller.user) ?? language };
  if (passwordHash && !isFinishingSignUp(caller))
    await enqueueNotice(context, 'password-changed', owner);
  if (email) await enqueueNotice(context, 'address-changed', owner);
}

/** Whether the user has no password yet and opened this session with a sign-up link. */
function isFinishingSignUp({ user, session }: SignedIn): boolean {
  return user.passwordHash === null && session.amr.some(({ method }) => method === 'otp');
}
