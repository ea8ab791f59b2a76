import { Failure } from '../process/failure.ts';
import * as editRepository from '../programs/edits/repository.ts';
import type { Site } from '../site/site.ts';
import { isFull } from './is-full.ts';
import { type NoticeQueue, writeConfirmation } from './outbox/write-notice.ts';
import * as recipientRepository from './recipient-repository.ts';
import type { NewSubscription, Topic } from './repository.ts';
import * as subscriptionRepository from './repository.ts';

export type SubscribeContext = NoticeQueue & Pick<Site, 'database' | 'clock' | 'limits'>;

/** The topic, language, and state of a requested subscription. */
export type Wish = Topic & Pick<NewSubscription, 'language' | 'state'>;

/**
 * Subscribes a user's verified email address to notices.
 *
 * @throws {Failure} `address-not-verified`, or `too-many-notices`
 */
export async function subscribeUser(
  { database, clock }: Pick<SubscribeContext, 'database' | 'clock'>,
  userId: string,
  wish: Wish,
): Promise<void> {
  const email = await recipientRepository.verifiedEmail(database, userId);
  if (email === null) throw new Failure('address-not-verified');
  const owner = { userId, email };
  await database.transaction(async (transaction) => {
    await recipientRepository.lock(transaction, email);
    if (!(await recipientRepository.keepUser(transaction, userId)))
      throw new Failure('unauthorized');
    const active = await subscriptionRepository.active(transaction, owner);
    if (active.some((one) => isSame(one, wish))) return;
    if (isFull(active)) throw new Failure('too-many-notices');
    const throughChange = await editRepository.latestChange(transaction);
    const wanted = { ...wish, owner, throughChange, isConfirmed: true };
    await subscriptionRepository.start(transaction, wanted, clock());
  });
}

/**
 * Asks the owner of an email address to confirm that they want notices. Stores the same rows for
 * every address, so neither the response nor its timing reveals whether the address already gets
 * notices. The email's job makes the other checks. See `permissionToAsk`.
 */
export async function subscribeAddress(
  { database, clock, jobs }: SubscribeContext,
  email: string,
  wish: Wish,
): Promise<void> {
  const now = clock();
  // On a single connection, starting the queue inside the transaction would deadlock.
  await jobs.start();
  await database.transaction(async (transaction) => {
    const throughChange = await editRepository.latestChange(transaction);
    const asked = { ...wish, email, throughChange };
    const subscriptionId = await subscriptionRepository.ask(transaction, asked, now);
    await writeConfirmation(transaction, jobs, { subscriptionId, throughChange }, now);
  });
}

function isSame(one: Topic, other: Topic): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}
