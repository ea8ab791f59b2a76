import type { Queue } from '../../db/job-queue.ts';
import { retryForThreeDays } from '../../db/retry-for-three-days.ts';

/** Messages about erasures that failed permanently. The operator gets an alert for each one. */
export const lostErasureJobs: Queue = { name: 'lost-erasures', atOnce: 2, ...retryForThreeDays };

/** The queue of messages about erasures. A job contains only the ID of a message. */
export const erasureJobs: Queue = {
  name: 'erasures',
  atOnce: 4,
  ...retryForThreeDays,
  deadLetter: lostErasureJobs.name,
};
