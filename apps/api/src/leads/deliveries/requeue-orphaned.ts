import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { jobDataOf, queueOf } from './queues.ts';
import { deliveryRepository } from './repository.ts';

/** Longer than the delay between any two attempts. */
const ORPHANED_AFTER_MS = 5 * 60 * 60 * 1000;

interface RequeueContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/**
 * Adds a job for each waiting delivery that has none. A backup contains no jobs, and the queue drops
 * jobs when the server is off for two weeks.
 *
 * @returns the number of deliveries
 */
export async function requeueOrphaned({ database, clock, jobs }: RequeueContext): Promise<number> {
  const since = new Date(clock().getTime() - ORPHANED_AFTER_MS);
  let requeued = 0;
  for (const delivery of await deliveryRepository(database).waitingSince(since)) {
    const queue = queueOf(delivery);
    const data = jobDataOf(delivery);
    if (await jobs.has(queue, data)) continue;
    await jobs.add(database, queue, [data]);
    requeued += 1;
  }
  return requeued;
}
