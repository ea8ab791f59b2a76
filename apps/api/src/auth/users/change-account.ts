import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import type { SignedIn } from '../authenticate.ts';
import { sessionRepository } from '../sessions/repository.ts';
import { type Account, type UserChanges, userRepository } from './repository.ts';

/**
 * Changes an account, all or nothing. With a new password or address every link that was mailed is
 * void, and with a new password every other session is over.
 *
 * @throws {AuthRefusal} `email_exists`
 */
export async function changeAccount(
  { database, clock }: AuthContext,
  { user, session }: SignedIn,
  changes: UserChanges,
): Promise<Account> {
  const changed = { ...changes, updatedAt: clock() };
  return database.transaction(async (transaction) => {
    const users = userRepository(transaction);
    if (!(await users.change(user.id, changed))) throw new AuthRefusal('email_exists');
    if (changes.email) await users.renameIdentity(user.id, changes.email, changed.updatedAt);
    if (changes.email || changes.passwordHash) await users.voidLinks(user.id);
    if (changes.passwordHash) await sessionRepository(transaction).endOthers(user.id, session.id);
    return { user: { ...user, ...changed }, identities: await users.identitiesOf(user.id) };
  });
}
