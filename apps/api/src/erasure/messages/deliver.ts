import type { Job, Outcome } from '../../db/job-queue.ts';
import type { LeadSettings } from '../../leads/lead-settings.ts';
import { postWebhook } from '../../leads/webhooks/post-webhook.ts';
import { eventBody } from '../../leads/webhooks/webhook-body.ts';
import { deliverOnce, giveUp, type OutboxContext } from '../../outbox/deliver-once.ts';
import type { Site } from '../../site/site.ts';
import { erasedMail, lostErasureMail } from './erasure-mail.ts';
import type { ErasureMessage } from './repository.ts';
import * as messageRepository from './repository.ts';
import { erasureOutbox } from './repository.ts';

export interface MessageContext extends OutboxContext, Pick<Site, 'brand' | 'mailer' | 'siteUrl'> {
  readonly settings: LeadSettings;
}

/** Sends a job's message, and then deletes the message. */
export async function deliverMessage(context: MessageContext, job: Job): Promise<Outcome> {
  const { database, clock } = context;
  const { messageId: id = '' } = job.data;
  const message = await messageRepository.find(database, id);
  if (message?.state !== 'waiting') return 'completed';
  if (message.sendAfter > clock()) return 'failed';
  return deliverOnce(context, erasureOutbox, {
    id,
    kind: message.kind,
    send: () => send(context, message),
    whenDelivered: (transaction) => messageRepository.remove(transaction, id),
  });
}

/** Gives up on a message that has no retries left, and alerts the operator by email. */
export async function abandonMessage(context: MessageContext, job: Job): Promise<Outcome> {
  const { database, brand, settings, mailer } = context;
  const { messageId: id = '' } = job.data;
  const message = await messageRepository.find(database, id);
  if (!message) return 'completed';
  await giveUp(context, erasureOutbox, [message]);
  const [firstReader = brand.supportEmail] = settings.mailTo ?? [];
  await mailer.deliver(
    lostErasureMail(message, { ...context, to: settings.alertTo ?? firstReader }),
  );
  return 'completed';
}

async function send(context: MessageContext, message: ErasureMessage): Promise<void> {
  const { brand, mailer, settings } = context;
  const { id, kind, event, leadIds, target, createdAt } = message;
  if (kind === 'team-mail') {
    return mailer.deliver(erasedMail(message, { ...context, to: target }));
  }
  const [leadId = ''] = leadIds;
  return postWebhook(
    { id, target, body: eventBody({ event, createdAt, leadId }) },
    settings,
    brand,
  );
}
