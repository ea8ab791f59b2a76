import type { Queue } from '../../db/job-queue.ts';

/**
 * Tries over three days: after 5 seconds, then after twice as long each time, from four hours on
 * every four hours. The queue takes a random part of up to half off each delay but the longest.
 */
const overThreeDays = { retries: 29, firstDelay: 5, longestDelay: 4 * 60 * 60 } as const;

/** Deliveries that failed for good: an operator hears of each. */
export const lostDeliveries: Queue = { name: 'lost-deliveries', atOnce: 2, ...overThreeDays };

const deadLetter = lostDeliveries.name;

export const leadMails: Queue = { name: 'lead-mails', atOnce: 4, ...overThreeDays, deadLetter };
export const leadWebhooks: Queue = {
  name: 'lead-webhooks',
  atOnce: 8,
  ...overThreeDays,
  deadLetter,
};
