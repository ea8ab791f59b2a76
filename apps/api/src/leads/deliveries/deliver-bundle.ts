import type { Job, Outcome } from '../../db/job-queue.ts';
import { bundleMail } from '../mails/bundle-mail.ts';
import { teamMail } from '../mails/team-mail.ts';
import { bundleRepository } from './bundle-repository.ts';
import { canSucceed, type DeliveryContext, problemOf } from './deliver.ts';
import { deliveryRepository } from './repository.ts';

/**
 * Handles the job of a bundle: attempts to send its email once and records the result. Two jobs for
 * the same bundle send it once.
 */
export async function deliverBundle(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, clock, brand, siteUrl, mailer, log, meter } = context;
  const deliveries = deliveryRepository(database);
  const { deliveryId: bundleId = '' } = job.data;
  const begun = await bundleRepository(database).begin(bundleId, clock());
  if (!begun) return 'failed';
  const withdrawn = begun.filter(({ lead }) => lead.withdrawnAt);
  for (const { delivery } of withdrawn) await deliveries.stop(delivery.id);
  const found = begun.filter(({ lead }) => !lead.withdrawnAt);
  const [first, ...others] = found;
  if (!first) return 'completed';

  const around = { brand, siteUrl };
  const size = found.length;
  const { kind } = first.delivery;
  try {
    const mail = others.length === 0 ? teamMail(first, around) : bundleMail(found, around);
    await mailer.deliver(mail);
  } catch (error) {
    const problem = problemOf(error);
    for (const { delivery } of found) await deliveries.failed(delivery.id, problem);
    meter?.('deliveries', { kind, outcome: 'failed' });
    log.warn({ delivery: bundleId, size, kind, problem }, 'delivery failed');
    return canSucceed(error) ? 'failed' : 'deadletter';
  }
  for (const { delivery } of found) {
    await deliveries.markDelivered(delivery.id, clock());
    meter?.('deliveries', { kind, outcome: 'delivered' });
  }
  log.info({ delivery: bundleId, size, kind }, 'delivered');
  return 'completed';
}
