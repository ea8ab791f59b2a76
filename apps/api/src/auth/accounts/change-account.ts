import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { sessionRepository } from '../sessions/repository.ts';
import { type Account, type UserChanges, userRepository } from '../users/repository.ts';

/**
 * Changes an account, all or nothing. A new password or address ends every link that was mailed, and
 * a new password ends every other session.
 *
 * @throws {AuthRefusal} `email_exists`, `session_not_found`
 */
export async function changeAccount(
  { database, clock, jobs }: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  { user, session }: SignedIn,
  changes: UserChanges,
): Promise<Account> {
  const changed = { ...changes, updatedAt: clock() };
  // Before the transaction, which the start would wait for on a single connection.
  if (changes.email || changes.passwordHash) await jobs.start();
  return database.transaction(async (transaction) => {
    const [users, sessions] = [userRepository(transaction), sessionRepository(transaction)];
    if (!(await users.change(user.id, changed))) throw new AuthRefusal('email_exists');
    // The session may have ended since the request came in: only now is the row locked.
    const found = await sessions.find(session.id);
    if (!found) throw new AuthRefusal('session_not_found');
    await tellOwner({ database: transaction, clock, jobs }, user.email, changes);
    if (changes.email) await users.renameIdentity(user.id, changes.email, changed.updatedAt);
    if (changes.email || changes.passwordHash) await users.voidLinks(user.id);
    if (changes.passwordHash) await sessions.endOthers(user.id, session.id);
    return { user: found.user, identities: await users.identitiesOf(user.id) };
  });
}

/**
 * Tells the owner of an account by mail, in the transaction of the change. The owner may not be the
 * person who changed it.
 *
 * @param address where mail went before the change
 */
async function tellOwner(
  context: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  address: string | null,
  { email, passwordHash }: UserChanges,
): Promise<void> {
  if (address === null) return;
  if (passwordHash) await enqueueNotice(context, 'password-changed', address);
  if (email) await enqueueNotice(context, 'address-changed', address);
}
