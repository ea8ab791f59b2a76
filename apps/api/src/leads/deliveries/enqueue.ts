import type { LeadEventChange } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { LeadSettings } from '../lead-settings.ts';
import * as bundleRepository from './bundle-repository.ts';
import { BUNDLE_MS, jobDataOf, leadBundles, leadMails, leadWebhooks, queueOf } from './queues.ts';
import type { NewDelivery } from './repository.ts';
import * as deliveryRepository from './repository.ts';

interface Recipients {
  readonly settings: Pick<LeadSettings, 'mailTo' | 'webhooks' | 'webhookEvents'>;
  readonly brand: Pick<Brand, 'supportEmail'>;
}

/**
 * Returns the deliveries for a new lead: one for each team address, one for each webhook, and one
 * for the buyer if `mailsBuyer` is true.
 */
export function recipientsOf(
  leadId: string,
  { settings, brand }: Recipients,
  { mailsBuyer }: { readonly mailsBuyer: boolean },
): NewDelivery[] {
  const event = 'lead.submitted';
  const team = settings.mailTo ?? [brand.supportEmail];
  const buyer = { leadId, event, kind: 'buyer-mail', target: 'buyer' } as const;
  return [
    ...team.map((target) => ({ leadId, event, kind: 'team-mail', target }) as const),
    ...(mailsBuyer ? [buyer] : []),
    ...toWebhooks({ leadId, event }, settings),
  ];
}

/**
 * Returns the deliveries that tell the webhooks about a change to a lead, if the webhooks subscribe
 * to such changes.
 */
export function changeDeliveries(
  leadId: string,
  change: LeadEventChange,
  settings: Recipients['settings'],
): NewDelivery[] {
  return toWebhooks({ leadId, event: change.event, change }, settings);
}

function toWebhooks(
  about: Omit<NewDelivery, 'kind' | 'target'>,
  { webhooks, webhookEvents }: Recipients['settings'],
): NewDelivery[] {
  if (!webhookEvents.includes(about.event)) return [];
  return webhooks.map((target) => ({ ...about, kind: 'webhook', target }));
}

/** Stores deliveries and adds one job for each, in the caller's transaction. */
export async function enqueue(
  transaction: Database,
  jobs: JobQueue,
  wanted: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  const added = await deliveryRepository.add(transaction, wanted, now);
  for (const queue of [leadMails, leadWebhooks]) {
    await jobs.add(
      transaction,
      queue,
      added.filter((one) => queueOf(one) === queue).map(jobDataOf),
    );
  }
}

/**
 * Stores deliveries that are emailed together with deliveries for other leads. The first delivery
 * in a bundle adds the bundle's job, which runs after {@link BUNDLE_MS}.
 */
export async function enqueueBundled(
  transaction: Database,
  jobs: JobQueue,
  wanted: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  const start = new Date(now.getTime() + BUNDLE_MS);
  // The order is always the same, so two submissions cannot deadlock.
  for (const one of wanted.toSorted((a, b) => (a.target < b.target ? -1 : 1))) {
    const { bundleId, isNew } = await bundleRepository.add(transaction, one, now);
    if (isNew) await jobs.add(transaction, leadBundles, [{ deliveryId: bundleId }], start);
  }
}
