import { searchZipcodes } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';

const PAUSE_IN_TYPING = 200;

/** The locations that match a text. The search is aborted when its text is no longer wanted. */
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

/** What is found for a text that is being typed, once the typing pauses; never for an older text. */
export function useLocationSearch(typed: string): { state: SearchState; found: Location[] } {
  const query = useDebouncedValue(typed, PAUSE_IN_TYPING);
  const { data, isError } = useQuery(locationSearch(query));

  if (query !== typed) return { state: 'loading', found: [] };
  if (data) return { state: data.length > 0 ? 'found' : 'none', found: data };
  return { state: isError ? 'failed' : 'loading', found: [] };
}
