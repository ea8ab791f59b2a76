import type { QuoteChange } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import type { Database } from '../../db/database.ts';
import { type Outbox, writeNotice } from '../outbox/write-notice.ts';
import type { Edition } from './edition.ts';
import { runRepository, type Subscription } from './repository.ts';
import type { RunQuote } from './run-quote.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface Writing {
  readonly edition: Edition;
  readonly outbox: Outbox;
  /** Whether weekly notices are due, too. */
  readonly isNight: boolean;
}

/** The changes of a quote that belong in a notice. */
interface News {
  readonly run: RunQuote;
  readonly changes: readonly QuoteChange[];
}

/**
 * Writes an account's notices, in the caller's transaction: one for the quotes that the buyer asked
 * about, and at most one a week for the others.
 *
 * @returns the quotes whose changes the buyer is told, by these notices or by a program's own
 */
export async function writeQuoteNotices(
  transaction: Database,
  { edition, outbox, isNight }: Writing,
  owner: { readonly userId: string; readonly email: string },
  runs: readonly RunQuote[],
): Promise<ReadonlySet<RunQuote>> {
  const repository = runRepository(transaction);
  const subscriptions = await repository.subscriptionsOf(owner.userId, owner.email);
  const changed = runs.filter(({ changes }) => changes.length > 0);
  const news = changed.map((run) => newsOf(run, edition, subscriptions));
  const asked = subscriptions.filter(({ kind }) => kind === 'quote');
  const isAsked = ({ run }: News) => asked.some(({ subject }) => subject === run.quote.id);
  const { own = [], rest = [] } = Object.groupBy(
    news.filter(({ changes }) => changes.length > 0),
    (one) => (isAsked(one) ? 'own' : 'rest'),
  );

  const [first] = rest;
  const weekly =
    isNight && first ? await dueWeekly(transaction, owner.userId, first, edition) : undefined;
  const written = [
    ...(await write(transaction, { edition, outbox }, asked[0], own)),
    ...(await write(transaction, { edition, outbox }, weekly, rest)),
  ];
  const told = news.filter((one) => one.changes.length === 0 || written.includes(one));
  return new Set(told.map(({ run }) => run));
}

/** A quote's changes without those of programs that have notices of their own. */
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

/** The account's weekly subscription, unless the last weekly notice is not a week old. */
async function dueWeekly(
  transaction: Database,
  userId: string,
  { run }: News,
  { now }: Edition,
): Promise<Subscription | undefined> {
  const { language, answers } = run.quote;
  const settings = { language: language ?? defaultLocale, state: answers.homeLocation.state };
  const weekly = await runRepository(transaction).weeklyOf(userId, settings, now);
  const last = weekly?.noticedAt?.getTime() ?? 0;
  return now.getTime() - last >= WEEK_MS ? weekly : undefined;
}

async function write(
  transaction: Database,
  { edition, outbox }: Omit<Writing, 'isNight'>,
  subscription: Subscription | undefined,
  news: readonly News[],
): Promise<readonly News[]> {
  if (!subscription || news.length === 0) return [];
  const quotes = news.map(({ run: { quote }, changes }) => {
    const { homeLocation, homePrice: price } = quote.answers;
    const place = `${homeLocation.city}, ${homeLocation.state}`;
    return { quoteId: quote.id, place, price, changes: [...changes] };
  });
  const notice = {
    subscriptionId: subscription.id,
    kind: 'changes' as const,
    throughChange: edition.latest,
    rateWeek: edition.average.date,
    content: { quotes },
  };
  return (await writeNotice(transaction, outbox, notice, edition.now)) ? news : [];
}
