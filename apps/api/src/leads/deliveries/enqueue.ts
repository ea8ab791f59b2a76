import type { Brand } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { leadMails, leadWebhooks } from './queues.ts';
import { type Delivery, deliveryRepository, type NewDelivery } from './repository.ts';

interface Recipients {
  readonly settings: Pick<LeadSettings, 'mailTo' | 'webhooks'>;
  readonly brand: Pick<Brand, 'supportEmail'>;
}

/** Deliveries for a new lead: one to each team address and webhook, and a copy to the buyer. */
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
    ...settings.webhooks.map((target) => ({ leadId, event, kind: 'webhook', target }) as const),
  ];
}

/** Stores deliveries and adds one job for each, in the caller's transaction. */
export async function enqueue(
  transaction: Database,
  jobs: JobQueue,
  wanted: readonly NewDelivery[],
  now: Date,
): Promise<Delivery[]> {
  const added = await deliveryRepository(transaction).add(wanted, now);
  const data = (isWanted: (one: Delivery) => boolean) =>
    added.filter(isWanted).map(({ id }) => ({ deliveryId: id }));
  await jobs.add(
    transaction,
    leadMails,
    data(({ kind }) => kind !== 'webhook'),
  );
  await jobs.add(
    transaction,
    leadWebhooks,
    data(({ kind }) => kind === 'webhook'),
  );
  return added;
}
