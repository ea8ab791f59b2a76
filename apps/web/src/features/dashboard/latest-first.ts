import type { Quote } from '@latchkey/domain';

/** Sorts quotes by their last change, most recent first. */
export function latestFirst(quotes: readonly Quote[]): Quote[] {
  return quotes.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}
