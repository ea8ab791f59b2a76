import { requeue } from '../../outbox/requeue.ts';
import type { Site } from '../../site/site.ts';
import { jobDataOf, queueOf } from './queues.ts';
import * as deliveryRepository from './repository.ts';

/**
 * How long a delivery may wait without an attempt. Must be longer than the delay between any two
 * attempts.
 */
const ORPHANED_AFTER_MS = 5 * 60 * 60 * 1000;

type RequeueContext = Pick<Site, 'database' | 'clock' | 'jobs'>;

/** Adds a job for each waiting delivery that has no job. @returns the number of jobs */
export async function requeueOrphaned(context: RequeueContext): Promise<number> {
  const since = new Date(context.clock().getTime() - ORPHANED_AFTER_MS);
  const waiting = await deliveryRepository.orphaned(context.database, since);
  // Deliveries in one bundle share a job.
  const needed = new Map(
    waiting.map((delivery) => {
      const data = jobDataOf(delivery);
      return [data.deliveryId, { queue: queueOf(delivery), data }];
    }),
  );
  return requeue(context, [...needed.values()]);
}
