import { Failure } from '../failure.ts';

/**
 * How long a caller waits for an answer at most, in milliseconds: less than browsers and proxies
 * wait, and than a database that is stopped may stay silent.
 */
const LONGEST_ANSWER = 8_000;

/**
 * An answer, or 503 once it is late. What was begun may still be done: a caller must ask again in a
 * way that does nothing twice.
 *
 * @throws {Failure} `overloaded`
 */
export async function inTime<T>(answer: Promise<T>, longest = LONGEST_ANSWER): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Failure('overloaded', { headers: { 'retry-after': '2' } }));
  }, longest);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
