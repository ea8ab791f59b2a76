import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { use } from 'react';
import { logFailure } from './log.ts';
import { queryClient } from './query-client.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** One promise for each query that a boundary waits for, by its key. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Like `useQuery`, for an answer that the server's HTML shows already. A `Suspense` boundary must be
 * around it: when the page takes over that HTML, it keeps it until the answer is here, and for good
 * if the answer never comes.
 */
export function useServedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const isHydrated = useIsHydrated();
  const query = useQuery(options);
  if (!isHydrated && query.data === undefined) use(arrivalOf(options));
  return query;
}

function arrivalOf<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const key = JSON.stringify(options.queryKey);
  const arrival =
    arrivals.get(key) ??
    new Promise<void>((resolve) => {
      const failed = (error: unknown) => logFailure('Could not load what the page shows', error);
      queryClient.fetchQuery(options).then(() => resolve(), failed);
    });
  arrivals.set(key, arrival);
  return arrival;
}
