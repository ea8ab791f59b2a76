import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Delay after the last key press before a search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

/** The state of a search, such as the reason why it has no results. */
export type SearchState = 'loading' | 'failed' | 'none' | 'found';

/**
 * Hook that searches for the text once the visitor stops typing. Never returns results for an
 * earlier version of the text.
 *
 * @param search returns the query for a text
 * @param isEmpty whether a response contains no results
 */
export function useTypedSearch<Found, Key extends readonly unknown[]>(
  typed: string,
  search: (text: string) => UseQueryOptions<Found, Error, Found, Key>,
  isEmpty: (found: Found) => boolean,
): { state: SearchState; found: Found | undefined } {
  const text = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data, isError } = useQuery(search(text));
  if (text !== typed) return { state: 'loading', found: undefined };
  if (data !== undefined) return { state: isEmpty(data) ? 'none' : 'found', found: data };
  return { state: isError ? 'failed' : 'loading', found: undefined };
}
