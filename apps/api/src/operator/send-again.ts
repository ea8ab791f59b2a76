import * as auditRepository from '../audit/repository.ts';
import { enqueue, recipientsOf } from '../leads/deliveries/enqueue.ts';
import type { NewDelivery } from '../leads/deliveries/repository.ts';
import type { SubmissionContext } from '../leads/submission.ts';
import { Failure } from '../process/failure.ts';
import type { WholeLead } from './repository.ts';
import * as operatorRepository from './repository.ts';

interface SendOrder {
  readonly operatorId: string;
  readonly leadId: string;
  /** The delivery to resend. If null, sends the deliveries that were held back. */
  readonly deliveryId: string | null;
}

/**
 * Resends a delivery with a new ID, so receivers do not drop it as a duplicate. Without a delivery
 * ID, sends the deliveries that were held back, such as the email to the buyer, and clears the
 * lead's flag. For a withdrawn lead, resends only withdrawal notices.
 *
 * @throws {Failure} `lead-not-found` or `lead-withdrawn`
 */
export async function sendAgain(
  context: SubmissionContext,
  { operatorId, leadId, deliveryId }: SendOrder,
): Promise<void> {
  const { database, clock, jobs } = context;
  const now = clock();
  await jobs.start();
  await database.transaction(async (transaction) => {
    // Without the lock, a withdrawal could commit between the check and the new deliveries.
    await operatorRepository.lock(transaction, leadId);
    const whole = await operatorRepository.find(transaction, leadId);
    if (!whole) throw new Failure('lead-not-found');
    const repeated = deliveryId === null ? undefined : repeat(whole, deliveryId);
    if (whole.lead.withdrawnAt && repeated?.event !== 'lead.withdrawn') {
      throw new Failure('lead-withdrawn');
    }
    const wanted = repeated ? [repeated] : heldBack(whole, context);
    await enqueue(transaction, jobs, wanted, now);
    if (!repeated) await operatorRepository.clearSuspicion(transaction, leadId);
    const details = { kinds: wanted.map(({ kind }) => kind) };
    const entry = { operatorId, action: 'sent-again', leadId, details } as const;
    await auditRepository.record(transaction, entry, now);
  });
}

function heldBack({ lead, deliveries }: WholeLead, context: SubmissionContext): NewDelivery[] {
  return recipientsOf(lead.id, context, { mailsBuyer: true }).filter(
    ({ kind, target }) =>
      !deliveries.some(
        (one) => one.event === 'lead.submitted' && one.kind === kind && one.target === target,
      ),
  );
}

function repeat({ deliveries }: WholeLead, deliveryId: string): NewDelivery {
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  if (!delivery) throw new Failure('lead-not-found');
  const { leadId, kind, event, target, change } = delivery;
  return { leadId, kind, event, target, change };
}
