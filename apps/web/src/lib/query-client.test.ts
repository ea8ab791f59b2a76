import { describe, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** In milliseconds, how long each further attempt waits after this error. */
function waitsAfter(error: Error): number[] {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') return [];
  const waits: number[] = [];
  while (waits.length < 10 && retry(waits.length, error)) {
    waits.push(retryDelay(waits.length, error));
  }
  return waits;
}

const withStatus = (status: number) => Object.assign(new Error(), { status });

describe('a query that failed', () => {
  it.each([
    ['no answer at all', new TypeError('Failed to fetch')],
    ['a fault of the server', withStatus(500)],
    ['a server that is away', withStatus(503)],
    ['too many requests', withStatus(429)],
  ])('is tried again three times after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([
    ['a refusal', withStatus(400)],
    ['a missing page', withStatus(404)],
    ['an answer that makes no sense', new Error('not of the contract')],
  ])('is not tried again after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([]);
  });
});
