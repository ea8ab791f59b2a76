import { dayIn } from '@latchkey/texts';
import type { Job, Outcome } from '../../db/job-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { deliverOnce } from '../../outbox/deliver-once.ts';
import * as outboxRepository from '../../outbox/repository.ts';
import type { DeliveryContext } from '../deliveries/deliver.ts';
import { officerDigest, teamDigest } from './digest-mail.ts';
import type { DigestTime } from './digest-time.ts';
import * as digestRepository from './repository.ts';
import { type Digest, digestOutbox } from './repository.ts';

/**
 * Handles one digest's job. Composes the email from the current inbox, and sends it once, only on
 * the day of the digest. Does not send an empty email.
 */
export async function deliverDigest(
  context: DeliveryContext,
  { zone }: DigestTime,
  job: Job,
): Promise<Outcome> {
  const { database, clock, mailer } = context;
  const { digestId = '' } = job.data;
  const digest = await digestRepository.find(database, digestId);
  if (digest?.state !== 'waiting') return 'completed';
  const { id, day } = digest;
  const mail = dayIn(clock(), zone) === day ? await write(context, digest) : undefined;
  if (!mail) {
    await outboxRepository.stop(database, digestOutbox, [id]);
    return 'completed';
  }
  const kind = digest.operatorId === null ? 'team' : 'officer';
  return deliverOnce(context, digestOutbox, { id, kind, send: () => mailer.deliver(mail) });
}

async function write(
  { database, brand, siteUrl }: DeliveryContext,
  { id, day, recipient, operatorId }: Digest,
): Promise<Mail | undefined> {
  const around = { id, brand, siteUrl };
  if (operatorId === null) {
    return teamDigest(await digestRepository.ofTeam(database, day), { ...around, to: recipient });
  }
  const to = await digestRepository.addressOf(database, operatorId);
  return to
    ? officerDigest(await digestRepository.ofOfficer(database, operatorId, day), { ...around, to })
    : undefined;
}
