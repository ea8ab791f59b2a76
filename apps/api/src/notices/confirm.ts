import type { Database } from '../db/database.ts';
import * as mailLinkRepository from './mail-link-repository.ts';
import { notifySender, type OutcomeContext } from './outcome.ts';
import * as recipientRepository from './recipient-repository.ts';
import type { Subscription } from './repository.ts';
import * as subscriptionRepository from './repository.ts';
import type { SubscribeContext } from './subscribe.ts';

interface Context extends OutcomeContext, Pick<SubscribeContext, 'database' | 'clock'> {}

/**
 * Confirms an email address with the token from an email. If the address has an account that
 * already gets the same notices, only the account's subscription continues. If the subscription is
 * about a correction that is already closed, sends the outcome now.
 *
 * @returns undefined if the token is unknown
 */
export async function confirmSubscription(
  { database, clock, jobs, hours, catalog }: Context,
  tokenHash: string,
): Promise<Subscription | undefined> {
  await jobs.start();
  return database.transaction(async (transaction) => {
    const confirmed = await mailLinkRepository.confirm(transaction, tokenHash, clock());
    if (!confirmed?.email) return undefined;
    if (confirmed.kind === 'correction') {
      await notifySender(transaction, { jobs, hours, catalog }, confirmed.subject, clock());
    } else if (await isOfAccount(transaction, confirmed)) {
      const owner = { userId: null, email: confirmed.email };
      await subscriptionRepository.end(transaction, owner, confirmed.id, clock());
    }
    return confirmed;
  });
}

/** Whether the email address has an account with the same subscription. */
async function isOfAccount(transaction: Database, confirmed: Subscription): Promise<boolean> {
  const userId = await recipientRepository.userOf(transaction, confirmed.email ?? '');
  if (userId === undefined) return false;
  const own = await subscriptionRepository.find(transaction, { userId, email: null }, confirmed);
  return own !== undefined && own.endedAt === null;
}
