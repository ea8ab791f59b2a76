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
  readonly log: { info(details: object, message: string): void };
}

/**
 * The day's work: removes leads, what was written down about them and counts of steps that are older
 * than leads may become, and what is left of deleted quotes.
 */
export async function keepRetention({
  database,
  clock,
  settings,
  log,
}: RetentionContext): Promise<Outcome> {
  const now = clock();
  const oldest = new Date(now.getTime() - settings.retentionDays * DAY);
  const repository = retentionRepository(database);
  const leads = await repository.removeLeads(oldest);
  await repository.removeAudit(oldest);
  await repository.removeSpentCounts(now);
  await stepRepository(database).removeBefore(oldest.toISOString().slice(0, 10));
  await quoteRepository(database).forgetDeleted(new Date(now.getTime() - TOMBSTONE_DAYS * DAY));
  log.info({ leads }, 'removed what is past its time');
  return 'completed';
}
