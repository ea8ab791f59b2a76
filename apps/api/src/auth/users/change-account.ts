import { noteOwner } from '../address-proof/repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import type { SignedIn } from '../authenticate.ts';
import { type Session, sessionRepository } from '../sessions/repository.ts';
import { isRecovery } from './reauthenticated.ts';
import { type Account, type User, type UserChanges, userRepository } from './repository.ts';

/**
 * Changes an account, all or nothing. With a new password or address every link that was mailed is
 * void, and with a new password every other session is over. One that is set after following a
 * mail's link leaves nobody else who could open the account.
 *
 * @throws {AuthRefusal} `email_exists`, `session_not_found`
 */
export async function changeAccount(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { user, session }: SignedIn,
  changes: UserChanges,
): Promise<Account> {
  const changed = { ...changes, updatedAt: clock() };
  return database.transaction(async (transaction) => {
    const [users, sessions] = [userRepository(transaction), sessionRepository(transaction)];
    if (!(await users.change(user.id, changed))) throw new AuthRefusal('email_exists');
    // It may have been ended since the request came in: the row's lock is ours only now.
    const found = await sessions.find(session.id);
    if (!found) throw new AuthRefusal('session_not_found');
    if (changes.email) await users.renameIdentity(user.id, changes.email, changed.updatedAt);
    if (changes.email || changes.passwordHash) await users.voidLinks(user.id);
    if (changes.passwordHash) await sessions.endOthers(user.id, session.id);
    const account = { user: found.user, identities: await users.identitiesOf(user.id) };
    const isOwner = changes.passwordHash && isRecovery(session) && hasKept(found.user, session);
    return isOwner ? noteOwner(transaction, account, changed.updatedAt) : account;
  });
}

/** Whether the address is still the one that the mail with the session's link went to. */
function hasKept({ emailConfirmedAt }: User, { createdAt }: Session): boolean {
  return emailConfirmedAt !== null && emailConfirmedAt <= createdAt;
}
