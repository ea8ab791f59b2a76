import { isDeepStrictEqual } from 'node:util';
import { type ChangedNotes, MAX_QUOTES, type QuoteNotes } from '@latchkey/contract';
import type { Quote, QuoteAnswers } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { and, count, desc, eq, isNotNull, isNull, lte, sql } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { noticeSubscriptions, quoteRuns, quotes, users } from '../db/schema.ts';

/** A quote to save. */
export interface ChangedQuote {
  readonly id: string;
  readonly answers: QuoteAnswers;
  /** Language of the page with the quote, such as `es`. */
  readonly language: string;
  /** The version that the change is based on. Undefined for a new quote. */
  readonly readAt: Date | undefined;
}

/** The result of saving a quote. */
export type Put =
  | { readonly outcome: 'stored' | 'changed-meanwhile'; readonly quote: Quote }
  | { readonly outcome: 'not-found' | 'too-many' };

export type QuoteWithNotes = Quote & Readonly<QuoteNotes>;

type Row = typeof quotes.$inferSelect;

const noteColumns = {
  knownFacts: quotes.knownFacts,
  requestSentOn: quotes.requestSentOn,
  chosenPrograms: quotes.chosenPrograms,
};

const noNotes: QuoteNotes = { knownFacts: null, requestSentOn: null, chosenPrograms: null };

/** Returns a user's quotes, most recently changed first. */
export async function list(db: Database, userId: string): Promise<Quote[]> {
  const rows = await rowsOf(db, userId);
  return rows.flatMap((row) => quoteIn(row) ?? []);
}

/** Returns a user's quotes with their notes, in the same order as `list`. */
export async function listWithNotes(db: Database, userId: string): Promise<QuoteWithNotes[]> {
  const rows = await rowsOf(db, userId);
  return rows.flatMap((row) => {
    const quote = quoteIn(row);
    const { knownFacts, requestSentOn, chosenPrograms } = row;
    return quote ? [{ ...quote, knownFacts, requestSentOn, chosenPrograms }] : [];
  });
}

/** Returns the notes on a user's quote. Undefined if the user has no such quote. */
export async function notes(
  db: Database,
  userId: string,
  id: string,
): Promise<QuoteNotes | undefined> {
  const [row] = await db.select(noteColumns).from(quotes).where(isOwn(userId, id));
  return row;
}

/**
 * Replaces the given notes on a user's quote, without changing the quote's own version.
 *
 * @returns all notes on the quote, or undefined if the user has no such quote
 */
export async function putNotes(
  db: Database,
  userId: string,
  id: string,
  notes: ChangedNotes,
): Promise<QuoteNotes | undefined> {
  const [row] = await db
    .update(quotes)
    // The update sets the ID to its own value. Otherwise, an update with no notes would set no
    // column.
    .set({ ...notes, id })
    .where(isOwn(userId, id))
    .returning(noteColumns);
  return row;
}

/**
 * Updates a user's quote. If no quote has the ID, creates the quote. A second call with the same
 * answers changes nothing.
 */
export async function put(
  db: Database,
  userId: string,
  changed: ChangedQuote,
  now: Date,
): Promise<Put> {
  const updated = await update(db, userId, changed, now);
  if (updated) return { outcome: 'stored', quote: updated };
  return db.transaction(async (transaction) => create(transaction, userId, changed, now));
}

/**
 * Deletes a user's quote, the subscriptions to notices about it, and the changes found for those
 * notices. Keeps the quote's empty row for a while, so that a copy that arrives late cannot restore
 * the quote.
 *
 * @returns whether the quote existed
 */
export async function remove(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const deleted = await transaction
      .update(quotes)
      .set({ answers: null, ...noNotes, deletedAt: now })
      .where(isOwn(userId, id))
      .returning({ id: quotes.id });
    if (deleted.length === 0) return false;
    const { kind, subject } = noticeSubscriptions;
    await transaction.delete(noticeSubscriptions).where(and(eq(kind, 'quote'), eq(subject, id)));
    await transaction.delete(quoteRuns).where(eq(quoteRuns.quoteId, id));
    return true;
  });
}

/** The empty rows of quotes that were deleted before the given time. */
export function deletedBefore(before: Date): Expired {
  const { deletedAt } = quotes;
  const where = and(isNotNull(deletedAt), lte(deletedAt, before));
  return { kind: 'deleted quotes', table: quotes, since: deletedAt, where };
}

/** SQL condition for a user's quote that is not deleted. */
function isOwn(userId: string, id: string) {
  return and(eq(quotes.id, id), eq(quotes.userId, userId), isNull(quotes.deletedAt));
}

async function rowsOf(db: Database, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(quotes)
    .where(and(eq(quotes.userId, userId), isNull(quotes.deletedAt)))
    .orderBy(desc(quotes.updatedAt))
    .limit(MAX_QUOTES);
}

async function update(
  db: Database,
  userId: string,
  { id, answers, language, readAt }: ChangedQuote,
  now: Date,
): Promise<Quote | undefined> {
  const [row] = await db
    .update(quotes)
    // The time must increase, because two changes in one millisecond must not have the same
    // version.
    .set({
      answers,
      language,
      updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${quotes.updatedAt} + interval '1 ms')`,
    })
    .where(and(isOwn(userId, id), readAt && lte(quotes.updatedAt, readAt)))
    .returning();
  return row && quoteIn(row);
}

async function create(
  db: Database,
  userId: string,
  { id, answers, language }: ChangedQuote,
  now: Date,
): Promise<Put> {
  // Saves one quote at a time per user. Otherwise, parallel calls could exceed the limit.
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  // The account was deleted after this call was authenticated.
  if (!owner) return { outcome: 'not-found' };
  const [stored] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (stored) return outcomeOf(stored, userId, answers);

  const [owned] = await db
    .select({ all: count() })
    .from(quotes)
    .where(and(eq(quotes.userId, userId), isNull(quotes.deletedAt)));
  if (owned && owned.all >= MAX_QUOTES) return { outcome: 'too-many' };

  const [created] = await db
    .insert(quotes)
    .values({ id, userId, answers, language, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: quotes.id })
    .returning();
  const quote = created && quoteIn(created);
  // If there is no quote, another user may have just used the ID.
  return quote ? { outcome: 'stored', quote } : { outcome: 'not-found' };
}

/** Returns the result of saving a quote whose row was not updated. */
function outcomeOf(row: Row, userId: string, answers: QuoteAnswers): Put {
  const quote = quoteIn(row);
  if (!quote || row.userId !== userId) return { outcome: 'not-found' };
  const isTheSame = isDeepStrictEqual(row.answers, answers);
  return { outcome: isTheSame ? 'stored' : 'changed-meanwhile', quote };
}

function quoteIn({ id, answers, createdAt, updatedAt }: Row): Quote | undefined {
  if (!answers) return undefined;
  return {
    ...answers,
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
