import { type LeadSource, sourceIn } from '@latchkey/contract';
import { asksNotToBeTracked } from '@/lib/do-not-track.ts';
import { tabStorage } from '@/lib/storage.ts';

/**
 * Storage key for the query string of the first link that has source labels. The page's first
 * script stores the query string until the tab closes, unless the visitor asks not to be tracked.
 */
export const SOURCE_KEY = 'latchkey.source';

/**
 * Returns the source labels of the link that the visitor followed to the site, to include in a
 * request.
 */
export function keptSource(): LeadSource | undefined {
  const query = tabStorage.read(SOURCE_KEY);
  if (typeof query !== 'string' || asksNotToBeTracked()) return undefined;
  const parameters = new URLSearchParams(query);
  return sourceIn((name) => parameters.get(name)) ?? undefined;
}

export function forgetSource(): void {
  tabStorage.remove(SOURCE_KEY);
}
