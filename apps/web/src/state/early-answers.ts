import { use } from 'react';
import { hasEarlyCalls } from '@/lib/api/early-call.ts';

/** A page without its answers is better than a page that keeps waiting, in milliseconds. */
const MAX_WAIT_MS = 1_000;

let arrival: Promise<unknown> | undefined;

/**
 * Waits, for a second at most, for the answers that the page's first script asked for, so that the
 * page's content renders once. Does nothing on a page that the visitor opened from another page.
 *
 * @param load loads these answers into the query cache
 */
export function useEarlyAnswers(load: () => readonly Promise<unknown>[]): void {
  if (arrival === undefined && hasEarlyCalls()) {
    const limit = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    arrival = Promise.race([Promise.all(load()), limit]);
  }
  if (arrival !== undefined) use(arrival);
}
