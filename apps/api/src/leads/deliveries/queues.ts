import type { Job, Queue } from '../../db/job-queue.ts';
import { retryForThreeDays } from '../../db/retry-for-three-days.ts';
import type { Delivery } from './repository.ts';

/** The dead letter queue for deliveries. The operator gets an alert for each one. */
export const lostDeliveries: Queue = { name: 'lost-deliveries', atOnce: 2, ...retryForThreeDays };

const deadLetter = lostDeliveries.name;

export const leadMails: Queue = { name: 'lead-mails', atOnce: 4, ...retryForThreeDays, deadLetter };
/** The queue of bundles. Each bundle has one job, which contains the bundle's ID. */
export const leadBundles: Queue = {
  name: 'lead-bundles',
  atOnce: 2,
  ...retryForThreeDays,
  deadLetter,
};
export const leadWebhooks: Queue = {
  name: 'lead-webhooks',
  atOnce: 8,
  ...retryForThreeDays,
  deadLetter,
};

/**
 * How long a bundle collects deliveries, in milliseconds. A recipient gets at most four bundles an
 * hour.
 */
export const BUNDLE_MS = 15 * 60 * 1_000;

/** Returns the queue for a delivery's job. */
export function queueOf({ kind, bundleId }: Pick<Delivery, 'kind' | 'bundleId'>): Queue {
  if (bundleId !== null) return leadBundles;
  return kind === 'webhook' ? leadWebhooks : leadMails;
}

/** Returns the data for a delivery's job. Deliveries in the same bundle share a job. */
export function jobDataOf({ id, bundleId }: Pick<Delivery, 'id' | 'bundleId'>): Job['data'] {
  return { deliveryId: bundleId ?? id };
}
