import type { Queue } from '../../db/job-queue.ts';

/**
 * Retries for three days. The first delay is 5 seconds; each later one doubles, up to four hours. The
 * queue shortens every delay below the maximum by a random share of up to half.
 */
const retryForThreeDays = { retries: 29, firstDelay: 5, longestDelay: 4 * 60 * 60 } as const;

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
