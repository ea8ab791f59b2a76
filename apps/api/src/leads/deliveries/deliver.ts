import type { Job, Outcome } from '../../db/job-queue.ts';
import { deliverOnce, giveUp, NotWanted, type OutboxContext } from '../../outbox/deliver-once.ts';
import * as outboxRepository from '../../outbox/repository.ts';
import type { Site } from '../../site/site.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { alertMail } from '../mails/alert-mail.ts';
import { bundleMail } from '../mails/bundle-mail.ts';
import { buyerMail } from '../mails/buyer-mail.ts';
import { teamMail } from '../mails/team-mail.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import { webhookBody } from '../webhooks/webhook-body.ts';
import { newWithdrawalLink } from '../withdrawal/withdrawal-link.ts';
import * as deliveryRepository from './repository.ts';
import { type DeliveryOfLead, deliveryOutbox, isOfJob } from './repository.ts';

/** The dependencies for sending a delivery. */
export interface DeliveryContext
  extends OutboxContext,
    Pick<Site, 'brand' | 'mailer' | 'siteUrl' | 'meter'> {
  readonly settings: LeadSettings;
}

/**
 * Runs a delivery job: makes one attempt to send its delivery or bundle. Skips withdrawn requests,
 * except when the delivery reports the withdrawal.
 */
export async function deliver(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, meter } = context;
  const { deliveryId: id = '' } = job.data;
  const found = await deliveryRepository.ofJob(database, id);
  const waiting = found.filter(({ state }) => state === 'waiting');
  const { unwanted = [], wanted = [] } = Object.groupBy(waiting, ({ isWithdrawn, event }) =>
    isWithdrawn && event !== 'lead.withdrawn' ? 'unwanted' : 'wanted',
  );
  const stopped = unwanted.map((one) => one.id);
  await outboxRepository.stop(database, deliveryOutbox, stopped);
  const [first] = wanted;
  // The delivery was removed, was stopped, or was sent just before the server was killed.
  if (!first) return 'completed';
  const { kind } = first;
  return deliverOnce(context, deliveryOutbox, {
    id,
    kind,
    rows: isOfJob(id),
    async send(ids) {
      try {
        await send(context, await deliveryRepository.find(database, ids));
      } catch (error) {
        meter?.('deliveries', { kind, outcome: 'failed' });
        throw error;
      }
      for (const _ of ids) meter?.('deliveries', { kind, outcome: 'delivered' });
    },
  });
}

/** Gives up on a delivery or a bundle that has no retries left, and alerts the operator by email. */
export async function abandon(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, brand, settings, siteUrl, mailer, meter } = context;
  const { deliveryId = '' } = job.data;
  const found = await deliveryRepository.ofJob(database, deliveryId);
  const lost = found.filter(({ state }) => state === 'waiting' || state === 'given-up');
  for (const { kind } of await giveUp(context, deliveryOutbox, lost)) {
    meter?.('deliveries', { kind, outcome: 'given-up' });
  }
  const [first] = lost;
  if (!first) return 'completed';
  const [firstReader = brand.supportEmail] = settings.mailTo ?? [];
  const to = settings.alertTo ?? firstReader;
  await mailer.deliver(alertMail(first, { brand, siteUrl, to }));
  return 'completed';
}

async function send(context: DeliveryContext, found: readonly DeliveryOfLead[]): Promise<void> {
  const { database, brand, mailer, settings, siteUrl } = context;
  const [one, ...others] = found;
  if (!one) throw new NotWanted();
  if (others.length > 0) return mailer.deliver(bundleMail(found, { brand, siteUrl }));
  switch (one.delivery.kind) {
    case 'team-mail':
      return mailer.deliver(teamMail(one, { brand, siteUrl }));
    case 'buyer-mail': {
      const link = await newWithdrawalLink(database, one.lead.id, siteUrl);
      return mailer.deliver(buyerMail(one, brand, link));
    }
    case 'webhook': {
      const { id, target } = one.delivery;
      return postWebhook({ id, target, body: webhookBody(one) }, settings, brand);
    }
  }
}
