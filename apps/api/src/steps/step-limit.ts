import type { Clock } from '../clock.ts';
import { Failure } from '../failure.ts';
import { networkOf } from '../http/network-address.ts';

/** Thirty people of one office, twenty steps each. */
const MOST = 600;
/** In so many milliseconds. */
const WITHIN = 300_000;
/** The most networks that are told apart; those that come later share one count. */
const MOST_NETWORKS = 10_000;

/**
 * Keeps one network from making up figures. It counts in this process alone: to ask the database
 * would cost more than the step that it refuses.
 *
 * @param factor by what the limit is multiplied; 0 for none
 * @returns counts a step of an address, and throws {Failure} `too-many-requests` beyond the limit
 */
export function stepLimit(factor: number, clock: Clock): (address: string) => void {
  const counts = new Map<string, number>();
  let end = 0;

  return (address) => {
    const now = clock().getTime();
    const isOver = now >= end || now < end - WITHIN;
    if (isOver) {
      counts.clear();
      end = now + WITHIN;
    }
    const network = networkOf(address);
    const key = counts.size < MOST_NETWORKS || counts.has(network) ? network : 'others';
    const count = counts.get(key) ?? 0;
    if (factor > 0 && count >= MOST * factor) {
      const seconds = Math.ceil((end - now) / 1_000);
      throw new Failure('too-many-requests', { headers: { 'retry-after': String(seconds) } });
    }
    counts.set(key, count + 1);
  };
}
