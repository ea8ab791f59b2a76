import * as editRepository from '../../programs/edits/repository.ts';
import type { Site } from '../../site/site.ts';
import type { NoticeQueue } from '../outbox/write-notice.ts';
import { programNews } from './program-news.ts';
import * as subscriberRepository from './subscriber-repository.ts';
import { writeChanges } from './write-changes.ts';

/** Maximum number of people to load from the database at a time. */
const BATCH = 200;

interface NotifyContext extends Pick<Site, 'database' | 'catalog'> {
  readonly outbox: NoticeQueue;
  readonly now: Date;
  readonly bundleMs: number;
}

/**
 * Writes one notice for each person who follows programs that have changed since the person's last
 * notice. The notice covers all of these programs.
 */
export async function notifySubscribers({
  database,
  catalog,
  outbox,
  now,
  bundleMs,
}: NotifyContext): Promise<void> {
  const latest = await editRepository.latestChange(database);
  const horizon = { latest, now, bundleMs };
  for (;;) {
    const due = await subscriberRepository.peopleToNotify(database, horizon, BATCH);
    if (due.length === 0) return;
    for (const person of due) {
      await database.transaction(async (transaction) => {
        const programs = await programNews(transaction, catalog, person, horizon);
        const news = { programs, quotes: [], quoteSubscriptionIds: [] };
        await writeChanges(transaction, outbox, news, horizon);
      });
    }
  }
}
