import * as z from 'zod/mini';
import { Quote } from './quote.ts';
import { CurrentAnswers } from './version.ts';

/** Number of days that a browser keeps a quote after its last change. */
export const SAVED_QUOTE_DAYS = 90;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Quotes that any version of the app stored in the browser. Accepts any input and drops invalid
 * quotes.
 */
export const SavedQuotes = z.catch(
  z.pipe(z.array(z.catch(z.nullable(z.pipe(CurrentAnswers, Quote)), null)), z.transform(present)),
  [],
);
export type SavedQuotes = z.infer<typeof SavedQuotes>;

function present(quotes: (Quote | null)[]): Quote[] {
  return quotes.filter((quote) => quote !== null);
}

/** Returns the quotes that were changed in the 90 days before `now`. */
export function unexpiredQuotes(quotes: readonly Quote[], now: Date): Quote[] {
  const oldest = now.getTime() - SAVED_QUOTE_DAYS * DAY;
  return quotes.filter(({ updatedAt }) => Date.parse(updatedAt) > oldest);
}
