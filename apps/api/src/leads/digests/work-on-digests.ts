import type { FastifyInstance } from 'fastify';
import type { JobQueue, Queue } from '../../db/job-queue.ts';
import { retryForThreeDays } from '../../db/retry-for-three-days.ts';
import type { DeliveryContext } from '../deliveries/deliver.ts';
import { deliverDigest } from './deliver-digest.ts';
import { type DigestTime, digestDay } from './digest-time.ts';
import * as digestRepository from './repository.ts';

/** The queue of digest emails. A job contains only the ID of a row in `lead_digests`. */
const leadDigestMails: Queue = { name: 'lead-digests', atOnce: 2, ...retryForThreeDays };

const TEN_MINUTES_MS = 10 * 60 * 1000;

type DigestContext = DeliveryContext & { readonly jobs: JobQueue };

/** Sends the team's morning emails. */
export function workOnDigests(
  app: FastifyInstance,
  context: DigestContext,
  time: DigestTime,
): void {
  const { jobs, log } = context;
  jobs.handle(leadDigestMails, (job) => deliverDigest(context, time, job));
  let timer: NodeJS.Timeout | undefined;
  const write = () =>
    writeDigests(context, time).catch((error: unknown) =>
      log.warn({ err: error }, 'no digests were written'),
    );
  if (!jobs.isWorker) return;
  app.addHook('onListen', async () => {
    void write();
    timer = setInterval(() => void write(), TEN_MINUTES_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}

/**
 * Adds the day's digests with their jobs, if it is time to send them. The database accepts one
 * digest a day for each recipient, even from several processes.
 *
 * @returns the number of digests added
 */
export async function writeDigests(
  { database, clock, jobs, settings, brand }: DigestContext,
  time: DigestTime,
): Promise<number> {
  const now = clock();
  const day = digestDay(now, time);
  if (day === undefined) return 0;
  await jobs.start();
  return database.transaction(async (transaction) => {
    const officers = await digestRepository.officers(transaction);
    const team = settings.mailTo ?? [brand.supportEmail];
    const recipients = [
      ...officers.map(({ id }) => ({ recipient: id, operatorId: id })),
      ...team.map((recipient) => ({ recipient, operatorId: null })),
    ];
    const added = await digestRepository.add(transaction, day, recipients, now);
    await jobs.add(
      transaction,
      leadDigestMails,
      added.map((digestId) => ({ digestId })),
    );
    return added.length;
  });
}
