import type { Queue } from '../../db/job-queue.ts';
import { retryForThreeDays } from '../../db/retry-for-three-days.ts';

/** Deliveries that failed for good. The operator gets an alert for each. */
export const lostDeliveries: Queue = { name: 'lost-deliveries', atOnce: 2, ...retryForThreeDays };

const deadLetter = lostDeliveries.name;

export const leadMails: Queue = { name: 'lead-mails', atOnce: 4, ...retryForThreeDays, deadLetter };
export const leadWebhooks: Queue = {
  name: 'lead-webhooks',
  atOnce: 8,
  ...retryForThreeDays,
  deadLetter,
};
