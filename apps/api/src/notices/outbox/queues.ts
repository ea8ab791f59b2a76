import type { Queue } from '../../db/job-queue.ts';
import { retryForThreeDays } from '../../db/retry-for-three-days.ts';

/** The dead letter queue for notices. */
export const lostNotices: Queue = { name: 'lost-notices', atOnce: 2, ...retryForThreeDays };

/** The queue of notices. A job contains only the ID of a row in `notices`. */
export const noticeMails: Queue = {
  name: 'notice-mails',
  atOnce: 4,
  ...retryForThreeDays,
  deadLetter: lostNotices.name,
};
