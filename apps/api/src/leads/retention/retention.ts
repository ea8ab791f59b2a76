import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Outcome, Queue } from '../../db/job-queue.ts';
import { quoteRepository } from '../../quotes/repository.ts';
import { stepRepository } from '../../steps/repository.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { retentionRepository } from './repository.ts';

export const retention: Queue = {
  name: 'lead-retention',
  atOnce: 1,
  retries: 5,
  firstDelay: 60,
  longestDelay: 3_600,
};

/** How long a deleted quote's id is remembered, so that no late copy brings it back. */
const TOMBSTONE_DAYS = 90;

const DAY = 24 * 60 * 60 * 1000;

interface RetentionContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<LeadSettings, 'retentionDays'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** A part of the day's work, by its name for the log. */
type Parts = Readonly<Record<string, () => Promise<void>>>;

/**
 * The day's work: removes leads, what was written down about them and counts of steps that are older
 * than leads may become, and what is left of deleted quotes. A part that fails keeps no other from
 * being done.
 *
 * @param first what else is to be done each day
 */
export async function keepRetention(
  { database, clock, settings, log }: RetentionContext,
  first: Parts = {},
): Promise<Outcome> {
  const now = clock();
  const oldest = new Date(now.getTime() - settings.retentionDays * DAY);
  const repository = retentionRepository(database);
  const parts: Parts = {
    ...first,
    async leads() {
      const leads = await repository.removeLeads(oldest);
      log.info({ leads }, 'removed what is past its time');
    },
    audit: () => repository.removeAudit(oldest),
    counts: () => repository.removeSpentCounts(now),
    steps: () => stepRepository(database).removeBefore(oldest.toISOString().slice(0, 10)),
    quotes: () =>
      quoteRepository(database).forgetDeleted(new Date(now.getTime() - TOMBSTONE_DAYS * DAY)),
  };
  let outcome: Outcome = 'completed';
  for (const [part, work] of Object.entries(parts)) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, part }, 'a part of the daily work failed');
      outcome = 'failed';
    }
  }
  return outcome;
}
