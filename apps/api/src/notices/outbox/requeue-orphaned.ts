import { requeue } from '../../outbox/requeue.ts';
import type { Site } from '../../site/site.ts';
import { noticeMails } from './queues.ts';
import * as noticeRepository from './repository.ts';

/**
 * How long a notice may wait without an attempt. Must be longer than any wait for the allowed
 * hours.
 */
const ORPHANED_AFTER_MS = 26 * 60 * 60 * 1000;

type RequeueContext = Pick<Site, 'database' | 'clock' | 'jobs'>;

/** Adds a job for each waiting notice that has no job. @returns the number of notices */
export async function requeueNotices(context: RequeueContext): Promise<number> {
  const since = new Date(context.clock().getTime() - ORPHANED_AFTER_MS);
  const waiting = await noticeRepository.orphaned(context.database, since);
  return requeue(
    context,
    waiting.map((noticeId) => ({ queue: noticeMails, data: { noticeId } })),
  );
}
