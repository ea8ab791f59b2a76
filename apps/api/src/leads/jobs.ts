import type { FastifyInstance } from 'fastify';
import { type Expired, removeAll } from '../db/expired.ts';
import type { Site } from '../site/site.ts';
import { abandon, type DeliveryContext, deliver } from './deliveries/deliver.ts';
import { leadBundles, leadMails, leadWebhooks, lostDeliveries } from './deliveries/queues.ts';
import { requeueOrphaned } from './deliveries/requeue-orphaned.ts';
import * as digestRepository from './digests/repository.ts';
import { workOnDigests } from './digests/work-on-digests.ts';
import type { Tasks } from './retention/retention.ts';

/** Number of days that the record of a sent digest is kept. */
const DIGEST_DAYS = 30;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** Delivers leads and writes digests. @returns tasks to run before the daily cleanup */
export function workOnLeads(
  app: FastifyInstance,
  context: DeliveryContext & Pick<Site, 'jobs'>,
): Tasks {
  const { database, clock, jobs, settings, log } = context;
  for (const queue of [leadMails, leadWebhooks, leadBundles]) {
    jobs.handle(queue, (job) => deliver(context, job));
  }
  jobs.handle(lostDeliveries, (job) => abandon(context, job));
  if (settings.digest) workOnDigests(app, context, settings.digest);
  return {
    async requeue() {
      const requeued = await requeueOrphaned(context);
      if (requeued > 0)
        log.warn({ deliveries: requeued }, 'added jobs for deliveries that had no job');
    },
    digests: () => removeAll(database, expiredDigests(clock())),
  };
}

/** The records of morning emails that the daily cleanup removes. */
export function expiredDigests(now: Date): readonly Expired[] {
  return [digestRepository.writtenBefore(new Date(now.getTime() - DIGEST_DAYS * ONE_DAY_MS))];
}
