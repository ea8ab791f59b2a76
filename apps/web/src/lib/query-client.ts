import {
  type FetchQueryOptions,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { causeOf } from './call-failure.ts';

/** How long quotes, locations and programs stay fresh: 30 hours, in milliseconds. */
export const THIRTY_HOURS = 108_000_000;

const FIVE_MINUTES = 300_000;

/**
 * Whether a retry may help: after a network failure (a TypeError from `fetch`), a 5xx or a 429. Other
 * statuses and invalid responses are final.
 */
function isTransient(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (error instanceof TypeError) return true;
  if (!(error instanceof Error && 'status' in error)) return false;
  return typeof error.status === 'number' && (error.status >= 500 || error.status === 429);
}

/**
 * Whether a query may run without the visitor asking for it, because its page just appeared or the
 * window regained focus. After a final failure, it waits until the visitor tries again.
 */
function mayFetchUnasked({ state: { error } }: Pick<Query, 'state'>): boolean {
  return error === null || isTransient(error);
}

/** Creates a client. The browser has one. The server creates one for each page that it renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: THIRTY_HOURS,
        gcTime: FIVE_MINUTES,
        retry: (failures, error) => failures < 3 && isTransient(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        retryOnMount: mayFetchUnasked,
        refetchOnWindowFocus: mayFetchUnasked,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The browser's client. */
export const queryClient = createQueryClient();

/**
 * Starts loading data that a page is about to show. Does not repeat a request that the API has
 * rejected until the visitor tries again.
 */
export function prefetch<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  // On the server, the data is already in the cache.
  if (import.meta.env.SSR) return;
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (!query || mayFetchUnasked(query)) void queryClient.prefetchQuery(options);
}

/** Whether an error is from a failed query. Its page shows the error with a retry button. */
export function isFailedQuery(error: unknown): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error === error);
}

/** Clears failed queries, so that a page that needs them loads them again. */
export function forgetFailures(): void {
  const predicate = ({ state }: Query) => state.error !== null && state.data === undefined;
  void queryClient.resetQueries({ predicate });
}
