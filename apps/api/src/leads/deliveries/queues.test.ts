import { describe, expect, it } from 'vitest';
import { leadMails } from './queues.ts';

const HOUR = 60 * 60;

/**
 * Returns the number of seconds from the first attempt to the last retry, if random jitter shortens
 * each delay by this fraction.
 *
 * @see node_modules/pg-boss: min(longest, first * 2 ** n * (0.5 to 1))
 */
function span(share: number): number {
  const { retries, firstDelay, longestDelay } = leadMails;
  return Array.from({ length: retries }, (_, n) =>
    Math.min(longestDelay, firstDelay * 2 ** n * (1 - share)),
  ).reduce((sum, delay) => sum + delay, 0);
}

describe('the delivery queue', () => {
  it.each([0, 0.25, 0.5])(
    'retries for about three days if jitter shortens each delay by a fraction of %s',
    (share) => {
      expect(span(share) / HOUR).toBeGreaterThan(68);
      expect(span(share) / HOUR).toBeLessThan(76);
    },
  );
});
