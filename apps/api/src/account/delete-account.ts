import type { deleteAccount, OutputOf } from '@latchkey/contract';
import type { ErasureContext } from '../erasure/erase-person.ts';
import { erase } from '../erasure/erase-person.ts';
import * as accountRepository from './repository.ts';

type Requests = OutputOf<typeof deleteAccount, 'body'>['requests'];

/**
 * Deletes an account and all its data. If the user has verified the email address, also deletes the
 * subscriptions made with that address before the account existed. In that case, also deletes the
 * requests made with that address, unless the user keeps them.
 */
export async function removeAccount(
  context: ErasureContext,
  userId: string,
  requests: Requests,
): Promise<void> {
  const { database } = context;
  const account = await accountRepository.find(database, userId);
  const { email = null, ownerSince = null } = account?.user ?? {};
  if (email === null || ownerSince === null) return accountRepository.remove(database, userId);
  const wanted = { address: email, accountId: userId, withRequests: requests === 'withdraw' };
  await erase(context, wanted, { actor: 'owner', operatorId: null });
}
