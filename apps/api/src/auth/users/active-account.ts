import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { Account, User } from './repository.ts';
import * as userRepository from './repository.ts';

/**
 * Finds an account that may sign in, and locks its row. Until the transaction ends, no other
 * request can change the password or end sessions.
 *
 * @throws {AuthRefusal} `user_not_found`, `user_banned`
 */
export async function activeAccount(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
): Promise<Account> {
  const user = await userRepository.lock(database, userId);
  if (!user) throw new AuthRefusal('user_not_found');
  if (isBanned(user, clock())) throw new AuthRefusal('user_banned', { status: 403 });
  return { user, identities: await userRepository.identitiesOf(database, userId) };
}

export function isBanned({ bannedUntil }: User, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now;
}
