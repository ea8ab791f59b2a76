import { Failure } from '../failure.ts';

/**
 * How long a caller waits for an answer at most, in milliseconds: less than browsers and proxies
 * wait, and than a database that is stopped may stay silent.
 */
const TIMEOUT_MS = 8_000;

/**
 * An answer, or 503 once it is late. What was begun may still be done: a caller must ask again in a
 * way that does nothing twice.
 *
 * @throws {Failure} `overloaded`
 */
export async function withDeadline<T>(answer: Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Failure('overloaded', { headers: { 'retry-after': '2' } }));
  }, timeoutMs);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
