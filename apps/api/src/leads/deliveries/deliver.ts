import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Job, Outcome } from '../../db/job-queue.ts';
import { canTryAgain, problemOf as mailProblemOf } from '../../mail/delivery-failure.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Meter } from '../../meter.ts';
import { PrivateAddress } from '../../outgoing/private-address.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { alertMail } from '../mails/alert-mail.ts';
import { buyerMail } from '../mails/buyer-mail.ts';
import { teamMail } from '../mails/team-mail.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import { WebhookFailed } from '../webhooks/webhook-errors.ts';
import { newWithdrawalLink } from '../withdrawal/withdrawal-link.ts';
import { bundleRepository } from './bundle-repository.ts';
import { type DeliveryOfLead, deliveryRepository } from './repository.ts';

/** Everything needed to send a delivery. */
export interface DeliveryContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: LeadSettings;
  readonly brand: Brand;
  readonly mailer: Pick<Mailer, 'deliver'>;
  /** The web app's public address. */
  readonly siteUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly meter?: Meter | undefined;
}

/**
 * Handles one delivery's job: attempts the delivery once and records the result. Two jobs for the same
 * delivery send it once: the second one tries again later, in case the first one was killed.
 */
export async function deliver(context: DeliveryContext, job: Job): Promise<Outcome> {
  const deliveries = deliveryRepository(context.database);
  const { deliveryId = '' } = job.data;
  const found = await deliveries.find(deliveryId);
  // The delivery was removed or stopped, or it was delivered just before the server was killed.
  if (found?.delivery.state !== 'waiting') return 'completed';

  const { id, kind, event } = found.delivery;
  if (found.lead.withdrawnAt && event !== 'lead.withdrawn') {
    await deliveries.stop(id);
    return 'completed';
  }
  if (!(await deliveries.begin(found.delivery, context.clock()))) return 'failed';
  try {
    await send(context, found);
  } catch (error) {
    const problem = problemOf(error);
    await deliveries.failed(id, problem);
    context.meter?.('deliveries', { kind, outcome: 'failed' });
    context.log.warn({ delivery: id, kind, problem }, 'delivery failed');
    return canSucceed(error) ? 'failed' : 'deadletter';
  }
  await deliveries.markDelivered(id, context.clock());
  context.meter?.('deliveries', { kind, outcome: 'delivered' });
  context.log.info({ delivery: id, kind }, 'delivered');
  return 'completed';
}

/** Gives up on a delivery or a bundle that has no retries left, and alerts the operator by email. */
export async function abandon(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { brand, settings, siteUrl } = context;
  const { deliveryId = '' } = job.data;
  const lost = await bundleRepository(context.database).lost(deliveryId);
  for (const { id, kind, problem } of lost) {
    context.log.error({ delivery: id, kind, problem }, 'delivery given up');
    const isNew = await deliveryRepository(context.database).giveUp(id);
    if (isNew) context.meter?.('deliveries', { kind, outcome: 'given-up' });
  }
  const [first] = lost;
  if (!first) return 'completed';
  const [firstReader = brand.supportEmail] = settings.mailTo ?? [];
  const to = settings.alertTo ?? firstReader;
  await context.mailer.deliver(alertMail(first, { brand, siteUrl, to }));
  return 'completed';
}

async function send(context: DeliveryContext, found: DeliveryOfLead): Promise<void> {
  const { brand, mailer, settings, siteUrl } = context;
  const { delivery, lead } = found;
  switch (delivery.kind) {
    case 'team-mail':
      return mailer.deliver(teamMail(found, { brand, siteUrl }));
    case 'buyer-mail': {
      const link = await newWithdrawalLink(context.database, lead.id, siteUrl);
      return mailer.deliver(buyerMail(found, brand, link));
    }
    case 'webhook':
      return postWebhook(found, settings, brand);
  }
}

/** Whether a retry may help. */
export function canSucceed(error: unknown): boolean {
  return !(error instanceof PrivateAddress) && canTryAgain(error);
}

/** Why a delivery failed, in our own words. A mail server's own message may repeat an address. */
export function problemOf(error: unknown): string {
  if (error instanceof PrivateAddress || error instanceof WebhookFailed) return error.message;
  return mailProblemOf(error);
}
