import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { leadMails, leadWebhooks } from './queues.ts';
import { deliveryRepository } from './repository.ts';

/** Longer than the time between any two tries, in milliseconds. */
const LONG_UNTRIED = 5 * 60 * 60 * 1000;

interface RequeueContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/**
 * Gives a new job to each delivery that waits without one. A backup holds no jobs, and the queue
 * drops those of a server that was off for two weeks.
 *
 * @returns how many deliveries
 */
export async function requeueOrphaned({ database, clock, jobs }: RequeueContext): Promise<number> {
  const since = new Date(clock().getTime() - LONG_UNTRIED);
  let requeued = 0;
  for (const { id, kind } of await deliveryRepository(database).waitingSince(since)) {
    const queue = kind === 'webhook' ? leadWebhooks : leadMails;
    const data = { deliveryId: id };
    if (await jobs.has(queue, data)) continue;
    await jobs.add(database, queue, [data]);
    requeued += 1;
  }
  return requeued;
}
