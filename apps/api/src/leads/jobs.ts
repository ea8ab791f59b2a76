import type { FastifyInstance } from 'fastify';
import type { JobQueue } from '../db/job-queue.ts';
import { abandon, type DeliveryContext, deliver } from './deliveries/deliver.ts';
import { leadMails, leadWebhooks, lostDeliveries } from './deliveries/queues.ts';
import { requeueOrphaned } from './deliveries/requeue-orphaned.ts';
import { keepRetention, retention } from './retention/retention.ts';

/** How long jobs under way may take when the server is told to stop, in milliseconds. */
const GRACE = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the job queue, which a submit needs. Called before the server listens. */
    startJobs(): Promise<void>;
  }
}

/** Does the jobs of leads from when the server listens until it is told to stop. */
export function workOnLeads(
  app: FastifyInstance,
  context: DeliveryContext & { readonly jobs: JobQueue },
): void {
  const { jobs, log } = context;
  jobs.handle(leadMails, (job) => deliver(context, job));
  jobs.handle(leadWebhooks, (job) => deliver(context, job));
  jobs.handle(lostDeliveries, (job) => abandon(context, job));
  const requeue = async () => {
    const requeued = await requeueOrphaned(context);
    if (requeued > 0) log.warn({ deliveries: requeued }, 'deliveries waited without a job');
  };
  jobs.handle(retention, () => keepRetention(context, { requeue }));

  let daily: NodeJS.Timeout | undefined;
  const once = () => jobs.addOncePer(ONE_DAY, retention).catch((error: unknown) => report(error));
  const report = (error: unknown) => log.error({ err: error }, 'the job queue does not start');
  app.decorate('startJobs', () => jobs.start().catch(report));
  app.addHook('onListen', async () => {
    void once();
    // The queue takes one a day, of all processes together.
    daily = setInterval(() => void once(), ONE_HOUR);
    daily.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(daily);
    await jobs.rest(GRACE);
  });
  // After the last request is answered, which may have added a job.
  app.addHook('onClose', () => jobs.stop(0));
}

const ONE_HOUR = 60 * 60 * 1000;
/** In seconds, as the queue counts. */
const ONE_DAY = 24 * 60 * 60;
