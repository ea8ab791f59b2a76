import { searchZipcodes } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';

/** How long the buyer must stop typing before a search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Finds locations that match the search text. Aborts the search when the text changes. */
export function locationSearch(query: string) {
  return queryOptions({
    queryKey: ['locations', query],
    queryFn: async ({ signal }) => {
      const search = call(searchZipcodes, { query: { query } }, { signal });
      return (await named('zip-search', search)).data.zipcodes;
    },
    staleTime: THIRTY_HOURS,
    enabled: query !== '',
  });
}

export type SearchState = 'loading' | 'failed' | 'none' | 'found';

/** Searches for the text once the buyer stops typing. Never returns matches for earlier text. */
export function useLocationSearch(typed: string): { state: SearchState; locations: Location[] } {
  const query = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data, isError } = useQuery(locationSearch(query));

  if (query !== typed) return { state: 'loading', locations: [] };
  if (data) return { state: data.length > 0 ? 'found' : 'none', locations: data };
  return { state: isError ? 'failed' : 'loading', locations: [] };
}
