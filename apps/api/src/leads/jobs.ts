import type { FastifyInstance } from 'fastify';
import type { JobQueue } from '../db/job-queue.ts';
import { abandon, type DeliveryContext, deliver } from './deliveries/deliver.ts';
import { leadBundles, leadMails, leadWebhooks, lostDeliveries } from './deliveries/queues.ts';
import { requeueOrphaned } from './deliveries/requeue-orphaned.ts';
import { digestRepository } from './digests/repository.ts';
import { workOnDigests } from './digests/work-on-digests.ts';
import { keepRetention, retention, type Tasks } from './retention/retention.ts';

/** How many milliseconds running jobs have to finish during shutdown. */
const GRACE_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the job queue, which submissions need. The server calls it before it listens. */
    startJobs(): Promise<void>;
  }
}

/**
 * Runs lead jobs from when the server starts listening until it shuts down.
 *
 * @param daily further tasks of the daily cleanup
 */
export function workOnLeads(
  app: FastifyInstance,
  context: DeliveryContext & { readonly jobs: JobQueue },
  daily: Tasks,
): void {
  const { database, clock, jobs, settings, log } = context;
  for (const queue of [leadMails, leadWebhooks, leadBundles]) {
    jobs.handle(queue, (job) => deliver(context, job));
  }
  jobs.handle(lostDeliveries, (job) => abandon(context, job));
  const requeue = async () => {
    const requeued = await requeueOrphaned(context);
    if (requeued > 0) log.warn({ deliveries: requeued }, 'added jobs for deliveries that had none');
  };
  const digests = () =>
    digestRepository(database).removeBefore(new Date(clock().getTime() - DIGEST_DAYS * ONE_DAY_MS));
  jobs.handle(retention, () => keepRetention(context, { requeue, digests, ...daily }));
  if (settings.digest) workOnDigests(app, context, settings.digest);

  let timer: NodeJS.Timeout | undefined;
  const once = () => jobs.addOncePer(ONE_DAY, retention).catch((error: unknown) => report(error));
  const report = (error: unknown) => log.error({ err: error }, 'the job queue failed to start');
  app.decorate('startJobs', () => jobs.start().catch(report));
  app.addHook('onListen', async () => {
    void once();
    // The queue accepts one per day across all processes.
    timer = setInterval(() => void once(), ONE_HOUR);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.rest(GRACE_MS);
  });
  // Stop only after the last response, because requests add jobs.
  app.addHook('onClose', () => jobs.stop(0));
}

/** How many days we remember that a digest was sent. */
const DIGEST_DAYS = 30;

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const ONE_HOUR = 60 * 60 * 1000;
/** In seconds, the unit of the queue. */
const ONE_DAY = 24 * 60 * 60;
