import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFailures, isFailedQuery, queryClient, whenLoaded } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** Returns the delay before each retry after this error, in milliseconds. */
function waitsAfter(error: Error): number[] {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') return [];
  const waits: number[] = [];
  while (waits.length < 10 && retry(waits.length, error)) {
    waits.push(retryDelay(waits.length, error));
  }
  return waits;
}

const withStatus = (status: number) => Object.assign(new Error(), { status });

describe('a query', () => {
  it.each([
    ['no response', new TypeError('Failed to fetch')],
    ['a server error', withStatus(500)],
    ['an unavailable server', withStatus(503)],
    ['too many requests', withStatus(429)],
  ])('retries three times after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([
    ['a rejected request', withStatus(400)],
    ['a missing page', withStatus(404)],
    ['an invalid response', new Error('does not match the contract')],
  ])('does not retry after %s', (_, error) => {
    expect(waitsAfter(error)).toEqual([]);
  });
});

describe('a query that failed before its page appears', () => {
  afterEach(() => queryClient.clear());

  /** Counts the fetches of a failing query while a page shows it and the window regains focus. */
  async function fetchesAfter(error: Error): Promise<number> {
    let fetches = 0;
    const query = {
      queryKey: ['programs'],
      queryFn: () => {
        fetches += 1;
        throw error;
      },
      retry: false,
    };
    await queryClient.prefetchQuery(query);
    const settled = Promise.withResolvers<void>();
    const leave = new QueryObserver(queryClient, query).subscribe(({ fetchStatus }) => {
      if (fetchStatus === 'idle') settled.resolve();
    });
    if (queryClient.isFetching() > 0) await settled.promise;
    queryClient.getQueryCache().onFocus();
    leave();
    return fetches;
  }

  it('does not refetch after a 4xx response', async () => {
    expect(await fetchesAfter(withStatus(400))).toBe(1);
    expect(await fetchesAfter(withStatus(404))).toBe(1);
  });

  it('refetches after an error that may be temporary', async () => {
    expect(await fetchesAfter(withStatus(503))).toBeGreaterThan(1);
  });
});

describe('forgetFailures', () => {
  afterEach(() => queryClient.clear());

  const error = withStatus(404);
  const query = {
    queryKey: ['failed'],
    queryFn: () => Promise.reject(error),
    retry: false,
    staleTime: 0,
  };

  it.each([
    ['no page watches', () => () => undefined],
    [
      'a page watches',
      () =>
        new QueryObserver(queryClient, { ...query, retryOnMount: false }).subscribe(
          () => undefined,
        ),
    ],
  ])('clears the error of a query that %s', async (_, watch) => {
    await queryClient.prefetchQuery(query);
    const leave = watch();
    expect(isFailedQuery(error)).toBe(true);
    forgetFailures();
    expect(isFailedQuery(error)).toBe(false);
    leave();
  });

  it('keeps the data that a query loaded before it failed', async () => {
    queryClient.setQueryData(query.queryKey, 'shown');
    await queryClient.prefetchQuery(query);
    forgetFailures();
    expect(queryClient.getQueryData(query.queryKey)).toBe('shown');
  });
});

describe('whenLoaded', () => {
  afterEach(() => queryClient.clear());

  it('runs the function immediately if nothing is loading', () => {
    const work = vi.fn();
    whenLoaded(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs the function once, after every query has succeeded or failed', async () => {
    const [county, programs] = [Promise.withResolvers(), Promise.withResolvers()];
    const loading = [
      queryClient.prefetchQuery({ queryKey: ['county'], queryFn: () => county.promise }),
      queryClient.prefetchQuery({
        queryKey: ['programs'],
        queryFn: () => programs.promise,
        retry: false,
      }),
    ];
    const work = vi.fn();
    whenLoaded(work);
    county.resolve('Wayne County');
    await loading[0];
    expect(work).not.toHaveBeenCalled();
    programs.reject(new Error());
    await loading[1];
    await expect.poll(() => work.mock.calls.length).toBe(1);
    await queryClient.prefetchQuery({ queryKey: ['later'], queryFn: () => 'later' });
    expect(work).toHaveBeenCalledOnce();
  });
});
