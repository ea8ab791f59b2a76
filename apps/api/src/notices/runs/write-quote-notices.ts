import type { QuoteChange } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../programs/catalog.ts';
import type { QuoteChanges } from '../outbox/notice-content.ts';
import type { NoticeQueue } from '../outbox/write-notice.ts';
import type { Edition } from './edition.ts';
import { programNews } from './program-news.ts';
import type { RunQuote } from './run-quote.ts';
import type { Subscription } from './subscriber-repository.ts';
import * as subscriberRepository from './subscriber-repository.ts';
import { writeChanges } from './write-changes.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface Writing {
  readonly catalog: Pick<Catalog, 'all' | 'hiddenAs'>;
  readonly edition: Edition;
  readonly outbox: NoticeQueue;
  /** Whether weekly notices are also due. */
  readonly isNight: boolean;
}

/** A quote's changes that belong in a notice. */
interface News {
  readonly run: RunQuote;
  readonly changes: readonly QuoteChange[];
}

/**
 * Writes an account's notice about everything that the buyer follows, in the caller's transaction.
 * At most once a week, the notice also includes the other quotes. At night, those quotes can have a
 * separate notice.
 *
 * @returns the quotes whose changes are in this notice or in a program's own notice
 */
export async function writeQuoteNotices(
  transaction: Database,
  { catalog, edition, outbox, isNight }: Writing,
  owner: { readonly userId: string; readonly email: string },
  runs: readonly RunQuote[],
): Promise<ReadonlySet<RunQuote>> {
  const subscriptions = await subscriberRepository.subscriptionsOf(
    transaction,
    owner.userId,
    owner.email,
  );
  const changed = runs.filter(({ changes }) => changes.length > 0);
  const news = changed.map((run) => newsOf(run, edition, subscriptions));
  const asked = subscriptions.filter(({ kind }) => kind === 'quote');
  const isAsked = ({ run }: News) => asked.some(({ subject }) => subject === run.quote.id);
  const { own = [], rest = [] } = Object.groupBy(
    news.filter(({ changes }) => changes.length > 0),
    (one) => (isAsked(one) ? 'own' : 'rest'),
  );

  const { latest, average, now } = edition;
  const programs = await programNews(transaction, catalog, owner, edition);
  const isDue = isNight || own.length > 0 || programs.length > 0;
  const [first] = rest;
  const weekly =
    isDue && first ? await dueWeekly(transaction, owner.userId, first, edition) : undefined;
  const quotes = [...own, ...(weekly ? rest : [])];
  const isWritten = await writeChanges(
    transaction,
    outbox,
    {
      programs,
      quotes: quotes.map(quoteChanges),
      quoteSubscriptionIds: [
        ...asked.filter(({ subject }) => own.some(({ run }) => run.quote.id === subject)),
        ...(weekly ? [weekly] : []),
      ].map(({ id }) => id),
    },
    { latest, now, ...(quotes.length > 0 ? { rateWeek: average.date } : {}) },
  );
  const notified = news.filter((one) => {
    return one.changes.length === 0 || (isWritten && quotes.includes(one));
  });
  return new Set(notified.map(({ run }) => run));
}

/** Returns a quote's changes, without changes to programs that have their own notices. */
function newsOf(run: RunQuote, edition: Edition, subscriptions: readonly Subscription[]): News {
  const programs = new Set(
    subscriptions
      .filter(({ kind }) => kind === 'program')
      .map(({ subject }) => edition.programId(subject)),
  );
  const changes = run.changes.filter((change) => {
    return change.kind === 'rate' || change.programId === null || !programs.has(change.programId);
  });
  return { run, changes };
}

/** Returns the account's weekly subscription, if its last weekly notice is at least a week old. */
async function dueWeekly(
  transaction: Database,
  userId: string,
  { run }: News,
  { now }: Edition,
): Promise<Subscription | undefined> {
  const { language, answers } = run.quote;
  const settings = { language: language ?? defaultLocale, state: answers.homeLocation.state };
  const weekly = await subscriberRepository.weeklyOf(transaction, userId, settings, now);
  if (!weekly || weekly.endedAt !== null) return undefined;
  const last = weekly.noticedAt?.getTime() ?? 0;
  return now.getTime() - last >= WEEK_MS ? weekly : undefined;
}

function quoteChanges({ run: { quote }, changes }: News): QuoteChanges {
  const { homeLocation, homePrice: price } = quote.answers;
  const place = `${homeLocation.city}, ${homeLocation.state}`;
  return { quoteId: quote.id, place, price, changes: [...changes] };
}
