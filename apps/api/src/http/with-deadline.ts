import { Failure } from '../process/failure.ts';

/**
 * Maximum time that a caller waits for a response, in milliseconds. Shorter than the timeouts of
 * browsers and proxies, and shorter than our timeout for an unresponsive database.
 */
const TIMEOUT_MS = 8_000;

/**
 * Resolves with the result, or rejects with a 503 failure at the deadline. The work may still
 * finish after the deadline, so a retry must not do the work twice.
 *
 * @throws {Failure} `overloaded`
 */
export async function withDeadline<T>(answer: Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new Failure('overloaded', {
        headers: { 'retry-after': '2' },
        reason: `the work took longer than ${timeoutMs / 1000} s`,
      }),
    );
  }, timeoutMs);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
