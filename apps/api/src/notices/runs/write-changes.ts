import type { Database } from '../../db/database.ts';
import type { ChangesContent, QuoteChanges } from '../outbox/notice-content.ts';
import { type NoticeQueue, writeNotice } from '../outbox/write-notice.ts';
import type { ProgramNews } from './program-news.ts';
import * as subscriberRepository from './subscriber-repository.ts';

/** The content of one email to a person. */
interface News {
  readonly programs: readonly ProgramNews[];
  readonly quotes: readonly QuoteChanges[];
  /** The IDs of the subscriptions that cover the quotes. */
  readonly quoteSubscriptionIds: readonly string[];
}

interface Moment {
  readonly latest: number;
  /** The week of the average mortgage rate. Undefined if the notice is not about quotes. */
  readonly rateWeek?: string;
  readonly now: Date;
}

/**
 * Writes one notice with all changes for a person, in the caller's transaction. The notice belongs
 * to the first subscription. The link in the notice ends every subscription that the notice is
 * about.
 *
 * @returns false if the first subscription ended, or already has this notice
 */
export async function writeChanges(
  transaction: Database,
  outbox: NoticeQueue,
  { programs, quotes, quoteSubscriptionIds }: News,
  { latest, rateWeek = '', now }: Moment,
): Promise<boolean> {
  const [subscriptionId, ...alsoEnds] = [
    ...new Set([...programs.map((one) => one.subscriptionId), ...quoteSubscriptionIds]),
  ];
  if (subscriptionId === undefined) return false;
  const content = contentOf(
    programs.map(({ changes }) => changes),
    [...quotes],
    alsoEnds,
  );
  const notice = {
    subscriptionId,
    kind: 'changes' as const,
    throughChange: latest,
    rateWeek,
    content,
  };
  const isWritten = await writeNotice(transaction, outbox, notice, now);
  if (isWritten) await subscriberRepository.markNoticed(transaction, alsoEnds, now);
  return isWritten;
}

function contentOf(
  programs: Extract<ChangesContent, { programs: unknown }>['programs'],
  quotes: QuoteChanges[],
  alsoEnds: string[],
): ChangesContent {
  const [program] = programs;
  if (alsoEnds.length > 0) return { programs, quotes, alsoEnds };
  return program ? { program } : { quotes };
}
