import { dayIn } from '@latchkey/texts';
import type { Job, Outcome } from '../../db/job-queue.ts';
import { canTryAgain, problemOf } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeliveryContext } from '../deliveries/deliver.ts';
import { officerDigest, teamDigest } from './digest-mail.ts';
import type { DigestTime } from './digest-time.ts';
import { type Digest, digestRepository } from './repository.ts';

/**
 * Handles one digest's job: writes the email from what is in the inbox now, and sends it once, on its
 * own day. An email without content is not sent.
 */
export async function deliverDigest(
  context: DeliveryContext,
  { zone }: DigestTime,
  job: Job,
): Promise<Outcome> {
  const { database, clock, mailer, log } = context;
  const digests = digestRepository(database);
  const { digestId = '' } = job.data;
  const digest = await digests.find(digestId);
  if (digest?.state !== 'waiting') return 'completed';
  const isToday = dayIn(clock(), zone) === digest.day;
  const mail = isToday ? await write(context, digest) : undefined;
  if (!mail) {
    await digests.stop(digest.id);
    return 'completed';
  }
  if (!(await digests.begin(digest, clock()))) return 'completed';
  try {
    await mailer.deliver(mail);
  } catch (error) {
    const problem = problemOf(error);
    await digests.failed(digest.id, problem);
    log.warn({ digest: digest.id, problem }, 'digest not sent');
    return canTryAgain(error) ? 'failed' : 'completed';
  }
  await digests.markDelivered(digest.id, clock());
  log.info({ digest: digest.id }, 'digest sent');
  return 'completed';
}

async function write(
  { database, brand, siteUrl }: DeliveryContext,
  { id, day, recipient, operatorId }: Digest,
): Promise<Mail | undefined> {
  const digests = digestRepository(database);
  const around = { id, brand, siteUrl };
  if (operatorId === null) {
    return teamDigest(await digests.ofTeam(day), { ...around, to: recipient });
  }
  const to = await digests.addressOf(operatorId);
  return to
    ? officerDigest(await digests.ofOfficer(operatorId, day), { ...around, to })
    : undefined;
}
