import type { KnownFacts, QuoteAnswers, QuoteChange } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from '../../db/drizzle.ts';
import {
  catalogFactChanges,
  mortgageRates,
  noticeSubscriptions,
  quoteRuns,
  quotes,
  users,
} from '../../db/schema.ts';
import { isActive } from './subscriber-repository.ts';

/** A recorded fact change. */
type FactChangeRow = typeof catalogFactChanges.$inferSelect;

/** What the buyer knew about a quote at the last save or notice, and the changes since. */
export type QuoteRun = typeof quoteRuns.$inferSelect;

/** A saved quote with its last run. */
export interface SavedQuote {
  readonly id: string;
  readonly userId: string;
  readonly answers: QuoteAnswers;
  readonly knownFacts: KnownFacts | null;
  readonly language: string | null;
  readonly updatedAt: Date;
  readonly run: QuoteRun | null;
}

/**
 * The accounts to check: all accounts with a quote, or only those that also follow a program or a
 * quote.
 */
export type Scope = 'all' | 'asked';

/**
 * The functions in this file read saved quotes, what the buyers know about them, and later changes.
 */
/** Returns fact changes recorded after a given time, oldest first. */
export async function changesSince(db: Database, moment: Date): Promise<FactChangeRow[]> {
  return db
    .select()
    .from(catalogFactChanges)
    .where(gt(catalogFactChanges.createdAt, moment))
    .orderBy(asc(catalogFactChanges.id));
}

/** Returns the stored weekly averages of the mortgage rate, oldest week first. */
export async function rates(db: Database): Promise<(typeof mortgageRates.$inferSelect)[]> {
  return db.select().from(mortgageRates).orderBy(asc(mortgageRates.date));
}

/** Returns the next accounts that have quotes, in order of their IDs. */
export async function owners(
  db: Database,
  scope: Scope,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const next = after === undefined ? undefined : gt(quotes.userId, after);
  const about = inArray(noticeSubscriptions.kind, ['program', 'quote']);
  const asked = db
    .select({ userId: noticeSubscriptions.userId })
    .from(noticeSubscriptions)
    .where(and(about, isActive));
  const askedByAddress = db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(noticeSubscriptions, eq(noticeSubscriptions.email, users.email))
    .where(and(about, isActive, isNotNull(users.emailProvenAt)));
  const wanted =
    scope === 'asked'
      ? or(inArray(quotes.userId, asked), inArray(quotes.userId, askedByAddress))
      : undefined;
  const rows = await db
    .selectDistinct({ userId: quotes.userId })
    .from(quotes)
    .where(and(isNull(quotes.deletedAt), next, wanted))
    .orderBy(asc(quotes.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Returns the quotes of the given accounts, without deleted quotes. */
export async function quotesOf(db: Database, userIds: readonly string[]): Promise<SavedQuote[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ quote: quotes, run: quoteRuns })
    .from(quotes)
    .leftJoin(quoteRuns, eq(quoteRuns.quoteId, quotes.id))
    .where(and(inArray(quotes.userId, [...userIds]), isNull(quotes.deletedAt)))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
  return rows.flatMap(({ quote: { answers, ...quote }, run }) =>
    answers ? [{ ...quote, answers, run }] : [],
  );
}

/**
 * Locks an account until the transaction ends, so that only one run at a time notifies it.
 *
 * @returns the account's verified address, null if it has no verified address, or undefined if the
 * account was deleted
 */
export async function lockOwner(
  db: Database,
  userId: string,
): Promise<{ readonly email: string | null } | undefined> {
  const [owner] = await db
    .select({ email: users.email, provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return owner && { email: owner.provenAt ? owner.email : null };
}

/** Returns the current runs, keyed by quote. */
export async function runs(
  db: Database,
  quoteIds: readonly string[],
): Promise<Map<string, QuoteRun>> {
  const rows = await db
    .select()
    .from(quoteRuns)
    .where(inArray(quoteRuns.quoteId, [...quoteIds]));
  return new Map(rows.map((run) => [run.quoteId, run]));
}

export async function save(db: Database, runs: readonly QuoteRun[]): Promise<void> {
  if (runs.length === 0) return;
  await db
    .insert(quoteRuns)
    .values([...runs])
    .onConflictDoUpdate({
      target: quoteRuns.quoteId,
      set: {
        knownAt: sql`excluded.known_at`,
        throughChange: sql`excluded.through_change`,
        averageRate: sql`excluded.average_rate`,
        changes: sql`excluded.changes`,
        foundAt: sql`excluded.found_at`,
      },
    });
}

/**
 * Returns the changes to a user's quotes that were found after the given time. Excludes changes
 * found before the quote was last saved.
 */
export async function newsOf(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ quoteId: string; foundAt: Date; changes: QuoteChange[] }[]> {
  const { quoteId, foundAt, changes } = quoteRuns;
  const rows = await db
    .select({ quoteId, foundAt, changes })
    .from(quoteRuns)
    .innerJoin(quotes, eq(quotes.id, quoteId))
    .where(
      and(
        eq(quotes.userId, userId),
        isNull(quotes.deletedAt),
        gt(foundAt, since),
        gt(foundAt, quotes.updatedAt),
      ),
    )
    .orderBy(sql`${foundAt} desc`, asc(quoteId));
  return rows.flatMap(({ quoteId, foundAt, changes }) =>
    foundAt && changes ? [{ quoteId, foundAt, changes }] : [],
  );
}
