import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { leadMails, leadWebhooks } from './queues.ts';
import { deliveryRepository } from './repository.ts';

/** Longer than between any two tries, in milliseconds. */
const LONG_UNTRIED = 5 * 60 * 60 * 1000;

interface ReviveContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/**
 * Gives a job to each delivery that waits without one: a backup holds no jobs, and the queue forgets
 * those of a server that was off for two weeks.
 *
 * @returns how many
 */
export async function reviveDeliveries({ database, clock, jobs }: ReviveContext): Promise<number> {
  const since = new Date(clock().getTime() - LONG_UNTRIED);
  let revived = 0;
  for (const { id, kind } of await deliveryRepository(database).waitingSince(since)) {
    const queue = kind === 'webhook' ? leadWebhooks : leadMails;
    const data = { deliveryId: id };
    if (await jobs.has(queue, data)) continue;
    await jobs.add(database, queue, [data]);
    revived += 1;
  }
  return revived;
}
