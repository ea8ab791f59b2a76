import {
  type Quote,
  type QuoteAnswers,
  SAVED_QUOTES_KEY,
  SavedQuotes,
  toStored,
  unexpiredQuotes,
} from '@latchkey/domain';
import { storage } from '@/lib/storage.ts';
import { uuid } from '@/lib/uuid.ts';

/** The result of saving a quote. */
export interface Saved {
  readonly quote: Quote;
  /** Whether the browser has stored the quote. If not, the quote is lost when the tab closes. */
  readonly isKept: boolean;
}

/** Quotes that did not fit in storage. The tab keeps them in memory until it closes. */
const unkept = new Map<Quote['id'], Quote>();

/** Returns the quotes saved in this browser, except quotes older than 90 days. */
export function savedQuotes(): Quote[] {
  const kept = unexpired(storage.read(SAVED_QUOTES_KEY));
  return [...kept.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
}

/** Removes expired quotes and invalid entries from this browser's storage. */
export function clearExpiredQuotes(): void {
  const stored = storage.read(SAVED_QUOTES_KEY);
  if (!Array.isArray(stored)) return;
  const kept = unexpired(stored);
  if (kept.length === 0) storage.remove(SAVED_QUOTES_KEY);
  else if (kept.length < stored.length) store(kept);
}

function unexpired(stored: unknown): Quote[] {
  return unexpiredQuotes(SavedQuotes.parse(stored), new Date());
}

/** @throws {Error} 'Quote not found' */
export function savedQuote(id: Quote['id']): Quote {
  const quote = savedQuotes().find((each) => each.id === id);
  if (!quote) throw new Error('Quote not found');
  return quote;
}

export function createQuote(answers: QuoteAnswers): Saved {
  const now = new Date().toISOString();
  return put({ ...answers, id: uuid(), createdAt: now, updatedAt: now });
}

/** @throws {Error} 'Quote not found' */
export function updateQuote(id: Quote['id'], answers: QuoteAnswers): Saved {
  const { createdAt } = savedQuote(id);
  return put({ ...answers, id, createdAt, updatedAt: new Date().toISOString() });
}

export function deleteQuote(id: Quote['id']): void {
  unkept.delete(id);
  store(others(id));
}

/** Deletes all quotes saved in this browser. */
export function clearQuotes(): void {
  unkept.clear();
  storage.remove(SAVED_QUOTES_KEY);
}

/**
 * Updates the quote with this ID. If the quote was never saved, has expired or was cleared, creates
 * a new quote, so that the buyer's answers are not lost.
 */
export function saveQuote(id: Quote['id'] | null, answers: QuoteAnswers): Saved {
  const isSaved = savedQuotes().some((each) => each.id === id);
  return id !== null && isSaved ? updateQuote(id, answers) : createQuote(answers);
}

function put(quote: Quote): Saved {
  const isKept = store([...others(quote.id), quote]);
  if (isKept) unkept.clear();
  else unkept.set(quote.id, quote);
  return { quote, isKept };
}

/** Writes the quotes to storage. Returns whether the write succeeded. */
function store(quotes: readonly Quote[]): boolean {
  return storage.write(SAVED_QUOTES_KEY, quotes.map(toStored));
}

function others(id: Quote['id']): Quote[] {
  return savedQuotes().filter((each) => each.id !== id);
}
