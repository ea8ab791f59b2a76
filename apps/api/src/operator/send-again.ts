import { Failure } from '../failure.ts';
import { enqueue, recipientsOf } from '../leads/deliveries/enqueue.ts';
import type { NewDelivery } from '../leads/deliveries/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { operatorRepository, type WholeLead } from './repository.ts';

interface Order {
  readonly operatorId: string;
  readonly leadId: string;
  /** The delivery that is made once more; null for a first one to everybody. */
  readonly deliveryId: string | null;
}

/**
 * Delivers a lead once more, under a new number: a receiver that knows the old one takes it. A
 * suspected lead that is delivered counts as a buyer's from then on. Of one that was taken back only
 * that it was is told.
 *
 * @throws {Failure}
 */
export async function sendAgain(
  { database, clock, jobs, settings, brand }: SubmissionContext,
  { operatorId, leadId, deliveryId }: Order,
): Promise<void> {
  const now = clock();
  await jobs.start();
  await database.transaction(async (transaction) => {
    const repository = operatorRepository(transaction);
    // Or it might be taken back meanwhile, and delivered all the same.
    await repository.hold(leadId);
    const whole = await repository.find(leadId);
    if (!whole) throw new Failure('lead-not-found');
    const team = settings.mailTo ?? [brand.supportEmail];
    const wanted =
      deliveryId === null ? recipientsOf(leadId, settings, team) : [again(whole, deliveryId)];
    const tellsOfRequest = wanted.some(({ event }) => event === 'lead.submitted');
    if (whole.lead.withdrawnAt && tellsOfRequest) throw new Failure('lead-withdrawn');

    await enqueue(transaction, jobs, wanted, now);
    if (whole.lead.suspicion !== null) await repository.trust(leadId);
    const details = { kinds: wanted.map(({ kind }) => kind) };
    await repository.audit({ operatorId, action: 'sent-again', leadId, details }, now);
  });
}

function again({ deliveries }: WholeLead, deliveryId: string): NewDelivery {
  const found = deliveries.find(({ id }) => id === deliveryId);
  if (!found) throw new Failure('lead-not-found');
  const { leadId, kind, event, target } = found;
  return { leadId, kind, event, target };
}
