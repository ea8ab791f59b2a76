import type { AuthContext } from '../auth-context.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import type { UserChanges } from '../users/repository.ts';

/**
 * Tells the owner of an account by mail, in the transaction of the change. The owner may not be the
 * person who changed it.
 *
 * @param address where mail went before the change
 */
export async function tellOwner(
  context: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  address: string | null,
  { email, passwordHash }: UserChanges,
): Promise<void> {
  if (address === null) return;
  if (passwordHash) await enqueueNotice(context, 'password-changed', address);
  if (email) await enqueueNotice(context, 'address-changed', address);
}
