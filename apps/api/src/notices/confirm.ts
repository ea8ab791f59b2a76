import type { Database } from '../db/database.ts';
import { notifySender, type OutcomeContext } from './outcome.ts';
import { type Subscription, subscriptionRepository } from './repository.ts';
import type { SubscribeContext } from './subscribe.ts';

interface Context extends OutcomeContext, Pick<SubscribeContext, 'database' | 'clock'> {}

/**
 * Confirms an address with the token of an email. If the address has an account that gets the same
 * notices, they go on through the account only. The outcome of a correction that was closed before
 * follows now.
 *
 * @returns undefined if the token is unknown
 */
export async function confirmSubscription(
  { database, clock, jobs, hours, catalog }: Context,
  tokenHash: string,
): Promise<Subscription | undefined> {
  await jobs.start();
  return database.transaction(async (transaction) => {
    const subscriptions = subscriptionRepository(transaction);
    const confirmed = await subscriptions.confirm(tokenHash, clock());
    if (!confirmed?.email) return undefined;
    if (confirmed.kind === 'correction') {
      await notifySender(transaction, { jobs, hours, catalog }, confirmed.subject, clock());
    } else if (await isOfAccount(transaction, confirmed)) {
      const owner = { userId: null, email: confirmed.email };
      await subscriptions.end(owner, confirmed.id, clock());
    }
    return confirmed;
  });
}

/** Whether the address has an account with the same subscription. */
async function isOfAccount(transaction: Database, confirmed: Subscription): Promise<boolean> {
  const subscriptions = subscriptionRepository(transaction);
  const userId = await subscriptions.userOf(confirmed.email ?? '');
  if (userId === undefined) return false;
  const own = await subscriptions.find({ userId, email: null }, confirmed);
  return own !== undefined && own.endedAt === null;
}
