import type { Database } from '../../src/db/database.ts';
import { jobQueue } from '../../src/db/job-queue.ts';

/**
 * Creates the job queue's tables once for all tests, because creating them takes seconds on a busy
 * machine.
 */
export async function prepareJobs(database: Database): Promise<void> {
  const jobs = jobQueue(database, { warn: () => {}, error: () => {} });
  await jobs.start();
  await jobs.stop(0);
}
