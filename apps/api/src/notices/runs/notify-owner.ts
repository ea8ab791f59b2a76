import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../site/site.ts';
import type { NoticeQueue } from '../outbox/write-notice.ts';
import type { Edition } from './edition.ts';
import type { QuoteRun } from './repository.ts';
import * as runRepository from './repository.ts';
import type { RunQuote } from './run-quote.ts';
import { writeQuoteNotices } from './write-quote-notices.ts';

interface NotifyContext extends Pick<Site, 'database' | 'catalog'> {
  readonly edition: Edition;
  /** The queue of notices. Undefined if the site sends no notices. */
  readonly outbox: NoticeQueue | undefined;
  /** Whether weekly notices are also due. */
  readonly isNight: boolean;
}

/**
 * Stores the changes to an account's quotes, and writes the notices that are due. For quotes that
 * the buyer follows, sends changes immediately. For other quotes, sends changes at most once a
 * week. Excludes changes that another run announced, and changes to programs that have their own
 * notices.
 */
export async function notifyOwner(
  { database, catalog, edition, outbox, isNight }: NotifyContext,
  userId: string,
  runs: readonly RunQuote[],
): Promise<void> {
  if (runs.every(isSettled)) return;
  await database.transaction(async (transaction) => {
    const owner = await runRepository.lockOwner(transaction, userId);
    if (!owner) return;
    const ids = runs.map(({ quote }) => quote.id);
    const stored = await runRepository.runs(transaction, ids);
    const current = runs.filter(({ quote }) => {
      return stored.get(quote.id)?.knownAt.getTime() === quote.run?.knownAt.getTime();
    });
    const notified =
      outbox && owner.email !== null
        ? await writeQuoteNotices(
            transaction,
            { catalog, edition, outbox, isNight },
            { userId, email: owner.email },
            current,
          )
        : new Set<RunQuote>();
    const rows = current.flatMap((run) => rowOf(run, edition, notified.has(run)) ?? []);
    await runRepository.save(transaction, rows);
  });
}

/** Whether nothing has changed and no outdated change is stored. */
function isSettled({ changes, quote: { run } }: RunQuote): boolean {
  return changes.length === 0 && (!run || run.changes === null || wasNotified(run));
}

function wasNotified({ knownAt, foundAt }: QuoteRun): boolean {
  return foundAt !== null && knownAt >= foundAt;
}

function rowOf(run: RunQuote, { now, latest, average }: Edition, isNotified: boolean) {
  if (isSettled(run)) return undefined;
  const { quote, known, changes } = run;
  const found = changes.length > 0 ? changes : null;
  const isSame = isDeepStrictEqual(found, quote.run?.changes ?? null);
  const foundAt = isSame ? (quote.run?.foundAt ?? now) : now;
  const row = { quoteId: quote.id, changes: found, foundAt: found && foundAt };
  return isNotified
    ? { ...row, knownAt: now, throughChange: latest, averageRate: average.rate30 }
    : { ...row, knownAt: known.at, throughChange: known.change, averageRate: known.rate };
}
