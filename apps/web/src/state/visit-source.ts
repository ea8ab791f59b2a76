import { type LeadSource, sourceIn } from '@latchkey/contract';
import { asksNotToBeTracked } from '@/lib/do-not-track.ts';
import { tabStorage } from '@/lib/storage.ts';

/**
 * Storage key where the page's first script stores the query of the first link with labels, until
 * the tab closes. The script stores nothing for a visitor who asks not to be tracked.
 */
export const SOURCE_KEY = 'latchkey.source';

/** The labels of the link that brought the visitor, to send with a request. */
export function keptSource(): LeadSource | undefined {
  const query = tabStorage.read(SOURCE_KEY);
  if (typeof query !== 'string' || asksNotToBeTracked()) return undefined;
  const parameters = new URLSearchParams(query);
  return sourceIn((name) => parameters.get(name)) ?? undefined;
}

export function forgetSource(): void {
  tabStorage.remove(SOURCE_KEY);
}
