import { ENDED_NOTICE_DAYS } from '@latchkey/contract';
import type { Database } from '../db/database.ts';
import { type Expired, removeAll } from '../db/expired.ts';
import { abandonNotice, type DeliveryContext, deliverNotice } from './outbox/deliver.ts';
import { lostNotices, noticeMails } from './outbox/queues.ts';
import { requeueNotices } from './outbox/requeue-orphaned.ts';
import * as subscriptionRepository from './repository.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Runs the jobs that send notices.
 *
 * @returns tasks for the daily cleanup, keyed by their names in the log
 */
export function workOnNotices(
  context: DeliveryContext,
): Readonly<Record<string, () => Promise<void>>> {
  const { database, clock, jobs, log } = context;
  jobs.handle(noticeMails, (job) => deliverNotice(context, job));
  jobs.handle(lostNotices, (job) => abandonNotice(context, job));
  return {
    async requeueNotices() {
      const requeued = await requeueNotices(context);
      if (requeued > 0) log.warn({ notices: requeued }, 'added jobs for notices that had no job');
    },
    notices: () => removeAll(database, expiredNoticeRows(database, clock())),
  };
}

/** The subscriptions and notices that the daily cleanup removes. */
export function expiredNoticeRows(db: Database, now: Date): readonly Expired[] {
  return subscriptionRepository.endedBefore(db, new Date(now.getTime() - ENDED_NOTICE_DAYS * DAY));
}
