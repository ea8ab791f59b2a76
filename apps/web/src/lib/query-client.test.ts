import { describe, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** The delay before each retry after this error, in milliseconds. */
function waitsAfter(error: Error): number[] {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') return [];
  const waits: number[] = [];
  while (waits.length < 10 && retry(waits.length, error)) {
    waits.push(retryDelay(waits.length, error));
  }
  return waits;
}

const withStatus = (status: number) => Object.assign(new Error(), { status });

describe('a failed query', () => {
  it.each([
    ['no response', new TypeError('Failed to fetch')],
    ['a server error', withStatus(500)],
    ['an unavailable server', withStatus(503)],
    ['too many requests', withStatus(429)],
  ])('is retried three times after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([
    ['a rejected request', withStatus(400)],
    ['a missing page', withStatus(404)],
    ['an invalid response', new Error('does not match the contract')],
  ])('is not retried after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([]);
  });
});
