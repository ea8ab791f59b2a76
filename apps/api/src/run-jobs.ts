import type { FastifyInstance } from 'fastify';
import type { LeadSettings } from './leads/lead-settings.ts';
import { keepRetention, retention, type Tasks } from './leads/retention/retention.ts';
import type { Site } from './site/site.ts';

/** How long running jobs may take to finish during shutdown, in milliseconds. */
const GRACE_MS = 5_000;

const ONE_HOUR_MS = 60 * 60 * 1000;
/** One day in seconds, which is the queue's unit. */
const ONE_DAY = 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Starts the job queue, which submissions need. The server calls this before it accepts
     * requests.
     */
    startJobs(): Promise<void>;
  }
}

interface JobContext extends Pick<Site, 'database' | 'clock' | 'jobs' | 'log'> {
  readonly settings: Pick<LeadSettings, 'retentionDays'>;
}

/**
 * Runs the app's jobs until the app shuts down, and runs the cleanup once a day. Call this function
 * after every part of the app has registered its jobs.
 *
 * @param daily daily tasks from other parts of the app, which run before the cleanup
 */
export function runJobs(app: FastifyInstance, context: JobContext, daily: Tasks): void {
  const { jobs, log } = context;
  jobs.handle(retention, () => keepRetention(context, daily));
  let timer: NodeJS.Timeout | undefined;
  const report = (error: unknown) => log.error({ err: error }, 'the job queue failed to start');
  const once = () => void jobs.addOncePer(ONE_DAY, retention).catch(report);
  app.decorate('startJobs', () => jobs.start().catch(report));
  app.addHook('onListen', async () => {
    once();
    // The queue accepts one job per day across all processes.
    timer = setInterval(once, ONE_HOUR_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.rest(GRACE_MS);
  });
  // The queue stops only after the last response, because requests add jobs.
  app.addHook('onClose', () => jobs.stop(0));
}
