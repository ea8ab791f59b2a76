import type { Database } from '../../db/database.ts';
import type { Queue } from '../../db/job-queue.ts';
import type { Site } from '../../site/site.ts';
import type { NoticeSettings } from '../notice-settings.ts';

/** The number of seconds between retries of a run, and the number of retries. */
export const runRetries = { retries: 5, firstDelay: 60, longestDelay: 3_600 } as const;

/**
 * Jobs that run after a fact changes. A job's data, if any, identifies the last account that an
 * earlier job handled.
 */
export const changedFacts: Queue = { name: 'changed-facts', atOnce: 1, ...runRetries };

/** The maximum difference between the clocks of a server and the database, in milliseconds. */
const MARGIN_MS = 5_000;

/** The dependencies for announcing an edit. */
export type Announcer = Pick<Site, 'jobs' | 'clock'> & Pick<NoticeSettings, 'bundleMs'>;

/**
 * Adds the job that announces an edit, in the caller's transaction. The job runs after the wait for
 * further edits to the same program.
 */
export async function announceEdit(
  { jobs, clock, bundleMs }: Omit<Announcer, 'jobs'> & { readonly jobs: Pick<Site['jobs'], 'add'> },
  transaction: Database,
): Promise<void> {
  const start = new Date(clock().getTime() + bundleMs + MARGIN_MS);
  await jobs.add(transaction, changedFacts, [{}], bundleMs > 0 ? start : undefined);
}

/**
 * Announces changes in the catalog files immediately. If that fails, only logs the failure, because
 * the hourly job also announces them.
 */
export async function announceFiles({
  jobs,
  database,
  log,
}: Pick<Site, 'jobs' | 'database' | 'log'>): Promise<void> {
  try {
    await jobs.start();
    await jobs.add(database, changedFacts, [{}]);
  } catch (err) {
    log.warn({ err }, "could not announce the changes of the catalog's files; the hourly job will");
  }
}
