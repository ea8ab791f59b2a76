import { QueryClient } from '@tanstack/react-query';
import { causeOf } from './call-failure.ts';

/** Thirty hours, for which quotes, locations and programs stay fresh. */
export const THIRTY_HOURS = 108_000_000;

const FIVE_MINUTES = 300_000;

/**
 * A refusal is final, and so is an answer that is not of the contract. No answer (of which `fetch`
 * makes a TypeError), a fault of the server and "too many" are worth another try.
 */
function isPassing(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (error instanceof TypeError) return true;
  if (!(error instanceof Error && 'status' in error)) return false;
  return typeof error.status === 'number' && (error.status >= 500 || error.status === 429);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: THIRTY_HOURS,
      gcTime: FIVE_MINUTES,
      retry: (failures, error) => failures < 3 && isPassing(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
