import type { FastifyBaseLogger } from 'fastify';
import { type Expired, removeExpired } from '../../db/expired.ts';
import type { Outcome, Queue } from '../../db/job-queue.ts';
import { dayOf } from '../../process/clock.ts';
import * as catalogTaskRepository from '../../programs/tasks/repository.ts';
import * as viewRepository from '../../programs/views/repository.ts';
import * as quoteRepository from '../../quotes/repository.ts';
import type { Site } from '../../site/site.ts';
import * as stepRepository from '../../steps/repository.ts';
import type { LeadSettings } from '../lead-settings.ts';
import * as retentionRepository from './repository.ts';

export const retention: Queue = {
  name: 'lead-retention',
  atOnce: 1,
  retries: 5,
  firstDelay: 60,
  longestDelay: 3_600,
};

/**
 * Number of days that the ID of a deleted quote is kept, so that a late copy cannot restore the
 * quote.
 */
const TOMBSTONE_DAYS = 90;

/** Number of days that a closed task about a program is kept as history: two years. */
const CLOSED_TASK_DAYS = 730;

const DAY = 24 * 60 * 60 * 1000;

interface RetentionContext extends Pick<Site, 'database' | 'clock'> {
  readonly settings: Pick<LeadSettings, 'retentionDays'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * The rows that the cleanup removes. `npm run db -- expire --dry-run` counts the same rows.
 */
export function expiredRows(
  now: Date,
  { retentionDays }: RetentionContext['settings'],
): readonly Expired[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const oldest = before(retentionDays);
  return [
    retentionRepository.oldLeads(oldest),
    retentionRepository.oldAudit(oldest),
    retentionRepository.expiredCounts(now),
    stepRepository.countedBefore(dayOf(oldest)),
    viewRepository.seenBefore(dayOf(oldest)),
    catalogTaskRepository.closedBefore(before(CLOSED_TASK_DAYS)),
    quoteRepository.deletedBefore(before(TOMBSTONE_DAYS)),
  ];
}

/** Tasks, keyed by their names in the log. */
export type Tasks = Readonly<Record<string, () => Promise<void>>>;

/**
 * Runs the daily cleanup. Removes leads, audit entries, and step and view counts that are older
 * than the retention period. Also removes expired rate limit counters, old records of deleted
 * quotes, and old closed tasks. If one task fails, the others still run.
 *
 * @param first tasks to run before the cleanup
 */
export async function keepRetention(
  { database, clock, settings, log }: RetentionContext,
  first: Tasks = {},
): Promise<Outcome> {
  const tasks: Tasks = {
    ...first,
    ...Object.fromEntries(
      expiredRows(clock(), settings).map((expired) => [
        expired.kind,
        async () => {
          const removed = await removeExpired(database, expired);
          if (removed > 0) log.info({ kind: expired.kind, removed }, 'removed expired rows');
        },
      ]),
    ),
  };
  let outcome: Outcome = 'completed';
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, task }, 'a daily task failed');
      outcome = 'failed';
    }
  }
  return outcome;
}
