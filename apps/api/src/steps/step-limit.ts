import { networkOf } from '../http/network-address.ts';
import type { Clock } from '../process/clock.ts';
import { Failure } from '../process/failure.ts';

/** Maximum number of steps per network. Thirty people in one office can each take twenty steps. */
const MOST = 600;
/** The time in which a network may send the maximum number of steps, in milliseconds. */
const WITHIN = 300_000;
/** Maximum number of networks with separate counts. Further networks share one count. */
const MOST_NETWORKS = 10_000;

/**
 * Limits the steps from one network, so that it cannot distort the funnel. Counts stay in this
 * process, because a database query would cost more than the step that it rejects.
 *
 * @param factor multiplies the limit; 0 turns the limit off
 * @returns a function that counts a step from an IP address, and throws {Failure}
 * `too-many-requests` above the limit
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
