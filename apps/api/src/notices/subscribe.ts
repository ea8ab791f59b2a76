import { MAX_NOTICE_TOPICS } from '@latchkey/contract';
import { confirmationTo } from '../auth/rate-limits/actions.ts';
import { isAllowed } from '../auth/rate-limits/assert-allowed.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { editRepository } from '../programs/edits/repository.ts';
import { type Outbox, writeNotice } from './outbox/write-notice.ts';
import {
  type NewSubscription,
  type Person,
  type Subscription,
  subscriptionRepository,
  type Topic,
} from './repository.ts';

/** How long an address that has not confirmed gets no second email about the same. */
const ONE_HOUR = 60 * 60 * 1000;

export interface SubscribeContext extends Outbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

/** What to send, and how. */
export type Wish = Topic & Pick<NewSubscription, 'language' | 'state'>;

/**
 * Starts notices to a user's verified address.
 *
 * @throws {Failure} `address-not-verified`, or `too-many-notices`
 */
export async function subscribeUser(
  { database, clock }: Pick<SubscribeContext, 'database' | 'clock'>,
  userId: string,
  wish: Wish,
): Promise<void> {
  const email = await subscriptionRepository(database).verifiedEmail(userId);
  if (email === null) throw new Failure('address-not-verified');
  const owner = { userId, email };
  await database.transaction(async (transaction) => {
    const subscriptions = subscriptionRepository(transaction);
    await subscriptions.lock(email);
    if (!(await subscriptions.keepUser(userId))) throw new Failure('unauthorized');
    const active = await subscriptions.active(owner);
    if (active.some((one) => isSame(one, wish))) return;
    if (isFull(active)) throw new Failure('too-many-notices');
    const throughChange = await editRepository(transaction).revision();
    await subscriptions.start({ ...wish, owner, throughChange, isConfirmed: true }, clock());
  });
}

/**
 * Asks an address to confirm that it wants notices. Does nothing if it gets them already, was just
 * asked, or has too many topics or emails of today: the caller must not learn which.
 */
export async function subscribeAddress(
  { database, clock, jobs, hours, limits }: SubscribeContext,
  email: string,
  wish: Wish,
): Promise<void> {
  const now = clock();
  const owner: Person = { userId: null, email };
  if (isAsked(await subscriptionRepository(database).find(owner, wish), now)) return;
  if (!(await isAllowed(limits, confirmationTo(email)))) return;
  // On a single connection, starting the queue inside of the transaction would deadlock.
  await jobs.start();
  await database.transaction(async (transaction) => {
    const subscriptions = subscriptionRepository(transaction);
    await subscriptions.lock(email);
    if (isAsked(await subscriptions.find(owner, wish), now)) return;
    if (isFull(await subscriptions.active(owner))) return;
    const throughChange = await editRepository(transaction).revision();
    const asked = { ...wish, owner, throughChange, isConfirmed: false };
    const subscriptionId = await subscriptions.start(asked, now);
    if (subscriptionId === undefined) return;
    const notice = { kind: 'confirm', content: {}, subscriptionId, throughChange } as const;
    await writeNotice(transaction, { jobs, hours }, notice, now);
  });
}

/** Whether an address gets the notices, or was asked to confirm within the last hour. */
function isAsked(found: Subscription | undefined, now: Date): boolean {
  if (!found || found.endedAt) return false;
  const { confirmedAt, noticedAt } = found;
  return confirmedAt !== null || (noticedAt?.getTime() ?? 0) > now.getTime() - ONE_HOUR;
}

function isFull(active: readonly Topic[]): boolean {
  const topics = active.filter(({ kind }) => kind === 'program' || kind === 'quote');
  return topics.length >= MAX_NOTICE_TOPICS;
}

function isSame(one: Topic, other: Topic): boolean {
  return one.kind === other.kind && one.subject === other.subject;
}
