import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { Site } from '../../site/site.ts';
import { type NoticeHours, noticeTime } from '../notice-time.ts';
import { FollowingNotice } from './notice-content.ts';
import { noticeMails } from './queues.ts';
import type { Confirmation, NewNotice } from './repository.ts';
import * as noticeRepository from './repository.ts';

/** The dependencies for writing notices. The job queue must already be running. */
export interface NoticeQueue extends Pick<Site, 'jobs'> {
  readonly hours: NoticeHours;
}

/**
 * Stores a notice and the job that sends it, in the caller's transaction. Also updates the number
 * of the latest fact change that the subscription's notices include. The job starts when the notice
 * may be sent.
 *
 * @returns false if the subscription ended, is not confirmed, or already has this notice
 * @throws {z.core.$ZodError} if the content does not match the kind
 */
export async function writeNotice(
  transaction: Database,
  { jobs, hours }: NoticeQueue,
  { subscriptionId, throughChange, rateWeek = '', ...notice }: NewNotice,
  now: Date,
): Promise<boolean> {
  const checked = { ...FollowingNotice.parse(notice), subscriptionId, throughChange, rateWeek };
  const added = await noticeRepository.add(transaction, checked, now);
  if (!added) return false;
  const start = noticeTime(now, added.state, hours);
  const later = start > now ? start : undefined;
  await jobs.add(transaction, noticeMails, [{ noticeId: added.id }], later);
  return true;
}

/**
 * Stores an email that asks the recipient to confirm a subscription, and the job that sends it, in
 * the caller's transaction. The job drops an email that should no longer be sent.
 */
export async function writeConfirmation(
  transaction: Database,
  jobs: JobQueue,
  asked: Confirmation,
  now: Date,
): Promise<void> {
  const noticeId = await noticeRepository.addConfirmation(transaction, asked, now);
  await jobs.add(transaction, noticeMails, [{ noticeId }]);
}
