import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { noticeMails } from './queues.ts';
import { noticeRepository } from './repository.ts';

/** Longer than any wait for the hours in which notices leave. */
const ORPHANED_AFTER_MS = 26 * 60 * 60 * 1000;

interface RequeueContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/**
 * Adds a job for each waiting notice that has none. A backup contains no jobs.
 *
 * @returns the number of notices
 */
export async function requeueNotices({ database, clock, jobs }: RequeueContext): Promise<number> {
  const since = new Date(clock().getTime() - ORPHANED_AFTER_MS);
  let requeued = 0;
  for (const noticeId of await noticeRepository(database).waitingSince(since)) {
    if (await jobs.has(noticeMails, { noticeId })) continue;
    await jobs.add(database, noticeMails, [{ noticeId }]);
    requeued += 1;
  }
  return requeued;
}
