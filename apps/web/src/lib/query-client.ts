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
 * Whether a retry may succeed. True for a network error (a TypeError from `fetch`), a 5xx status
 * and a 429 status. Other statuses and invalid responses are final.
 */
function isTransient(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (error instanceof TypeError) return true;
  if (!(error instanceof Error && 'status' in error)) return false;
  return typeof error.status === 'number' && (error.status >= 500 || error.status === 429);
}

/**
 * Whether a query may run automatically, for example because its page appeared or the window
 * regained focus. After a final error, the query runs again only when the visitor presses Retry.
 */
function mayFetchUnasked({ state: { error } }: Pick<Query, 'state'>): boolean {
  return error === null || isTransient(error);
}

/** Creates a query client. The browser has one, and the server has one for each rendered page. */
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

/** The query client in the browser. */
export const queryClient = createQueryClient();

/**
 * Starts loading data that a page is about to show. Does nothing if the API has already rejected
 * this request, because then only the visitor may retry.
 */
export function prefetch<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  // On the server, the cache already contains the data.
  if (import.meta.env.SSR) return;
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (!query || mayFetchUnasked(query)) void queryClient.prefetchQuery(options);
}

/** Calls a function once no query is loading. */
export function whenLoaded(work: () => void): void {
  if (queryClient.isFetching() === 0) {
    work();
    return;
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return;
    unsubscribe();
    work();
  });
}

/** Whether an error comes from a failed query. The page shows such an error with a Retry button. */
export function isFailedQuery(error: unknown): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error === error);
}

/** Clears the errors of failed queries, so that pages load their data again. */
export function forgetFailures(): void {
  const predicate = ({ state }: Query) => state.error !== null && state.data === undefined;
  void queryClient.resetQueries({ predicate });
}
