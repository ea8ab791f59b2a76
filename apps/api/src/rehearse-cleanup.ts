import { expiredAgencyRows } from './agencies/jobs.ts';
import type { Database } from './db/database.ts';
import { countExpired, type ExpiredCount } from './db/expired.ts';
import { expiredErasureMessages } from './erasure/jobs.ts';
import { expiredDigests } from './leads/jobs.ts';
import type { LeadSettings } from './leads/lead-settings.ts';
import { expiredRows } from './leads/retention/retention.ts';
import { expiredNoticeRows } from './notices/jobs.ts';

/**
 * Counts what the daily cleanup would remove, using the cleanup's own conditions. Changes nothing.
 *
 * @param now the time of the cleanup, which may be in the future
 */
export async function rehearseCleanup(
  db: Database,
  settings: Pick<LeadSettings, 'retentionDays'>,
  now: Date,
): Promise<ExpiredCount[]> {
  const kinds = [
    ...expiredRows(now, settings),
    ...expiredDigests(now),
    ...expiredNoticeRows(db, now),
    ...expiredAgencyRows(now),
    ...expiredErasureMessages(now),
  ];
  const counts: ExpiredCount[] = [];
  for (const kind of kinds) counts.push(await countExpired(db, kind));
  return counts;
}
