import { Failure } from '../failure.ts';
import { enqueue, recipientsOf } from '../leads/deliveries/enqueue.ts';
import type { NewDelivery } from '../leads/deliveries/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { operatorRepository, type WholeLead } from './repository.ts';

interface Order {
  readonly operatorId: string;
  readonly leadId: string;
  /** The delivery to repeat; null for every delivery that was never made. */
  readonly deliveryId: string | null;
}

/**
 * Delivers a lead again, under a new number, so that a receiver that knows the old one accepts it.
 * Without a delivery it sends what was held back, such as the mail to the buyer, and the lead's flag
 * ends. Of a withdrawn lead it sends only the withdrawal.
 *
 * @throws {Failure}
 */
export async function sendAgain(
  context: SubmissionContext,
  { operatorId, leadId, deliveryId }: Order,
): Promise<void> {
  const { database, clock, jobs } = context;
  const now = clock();
  await jobs.start();
  await database.transaction(async (transaction) => {
    const repository = operatorRepository(transaction);
    // Otherwise a withdrawal could come in between.
    await repository.hold(leadId);
    const whole = await repository.find(leadId);
    if (!whole) throw new Failure('lead-not-found');
    const repeated = deliveryId === null ? undefined : again(whole, deliveryId);
    if (whole.lead.withdrawnAt && repeated?.event !== 'lead.withdrawn') {
      throw new Failure('lead-withdrawn');
    }
    const wanted = repeated ? [repeated] : heldBack(whole, context);
    await enqueue(transaction, jobs, wanted, now);
    if (!repeated) await repository.trust(leadId);
    const details = { kinds: wanted.map(({ kind }) => kind) };
    await repository.audit({ operatorId, action: 'sent-again', leadId, details }, now);
  });
}

function heldBack({ lead, deliveries }: WholeLead, context: SubmissionContext): NewDelivery[] {
  return recipientsOf(lead.id, context, { mailsBuyer: true }).filter(
    ({ kind, target }) =>
      !deliveries.some(
        (one) => one.event !== 'lead.withdrawn' && one.kind === kind && one.target === target,
      ),
  );
}

function again({ deliveries }: WholeLead, deliveryId: string): NewDelivery {
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  if (!delivery) throw new Failure('lead-not-found');
  const { leadId, kind, event, target } = delivery;
  return { leadId, kind, event, target };
}
