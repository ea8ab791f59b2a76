import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { isBanned } from '../sessions/authenticate.ts';
import { type Account, userRepository } from './repository.ts';

/**
 * A person who may sign in. Until the transaction ends nobody changes their password, or ends their
 * sessions.
 *
 * @throws {AuthRefusal} `user_not_found`, `user_banned`
 */
export async function liveAccount(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  userId: string,
): Promise<Account> {
  const users = userRepository(database);
  const user = await users.lock(userId);
  if (!user) throw new AuthRefusal('user_not_found');
  if (isBanned(user, clock())) throw new AuthRefusal('user_banned', { status: 403 });
  return { user, identities: await users.identitiesOf(userId) };
}
