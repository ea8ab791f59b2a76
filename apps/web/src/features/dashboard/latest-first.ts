import type { Quote } from '@latchkey/domain';

/** The quote that was changed last comes first. */
export function latestFirst(quotes: readonly Quote[]): Quote[] {
  return quotes.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}
