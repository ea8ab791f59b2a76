import type { Job, Queue } from '../db/job-queue.ts';
import type { Site } from '../site/site.ts';

/** The job that a waiting row needs in order to be sent. */
interface NeededJob {
  readonly queue: Queue;
  readonly data: Job['data'];
}

/**
 * Adds each job that is neither waiting nor running. Jobs can be lost, because a backup contains no
 * jobs, and the queue drops jobs if the server is off for two weeks.
 *
 * @returns the number of jobs added
 */
export async function requeue(
  { database, jobs }: Pick<Site, 'database' | 'jobs'>,
  needed: readonly NeededJob[],
): Promise<number> {
  let added = 0;
  for (const { queue, data } of needed) {
    if (await jobs.has(queue, data)) continue;
    await jobs.add(database, queue, [data]);
    added += 1;
  }
  return added;
}
