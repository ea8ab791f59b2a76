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
 * Whether a query may be fetched without the visitor asking for it, because its page just appeared or
 * the window got focus. A final failure stays until the visitor tries again.
 */
function mayFetchUnasked({ state: { error } }: Pick<Query, 'state'>): boolean {
  return error === null || isTransient(error);
}

/** A new client. In the browser, the page has one. On the server, each page gets its own. */
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
 * Starts loading what a page is about to show. Does not ask again for what the API has refused: that
 * waits until the visitor tries again.
 */
export function prefetch<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  // The server has the answers that it renders.
  if (import.meta.env.SSR) return;
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (!query || mayFetchUnasked(query)) void queryClient.prefetchQuery(options);
}

/** Whether an error is the failure of a query, which its page shows with a retry. */
export function isFailedQuery(error: unknown): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error === error);
}

/** Lets what has failed load again when a page next shows it. */
export function forgetFailures(): void {
  const predicate = ({ state }: Query) => state.error !== null && state.data === undefined;
  void queryClient.resetQueries({ predicate });
}
