import { searchZipcodes } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { type SearchState, useTypedSearch } from '@/lib/use-typed-search.ts';

/** Finds locations that match the search text. If the text changes, the search is canceled. */
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

/** Searches for locations once the buyer stops typing. Never returns matches for earlier text. */
export function useLocationSearch(typed: string): { state: SearchState; locations: Location[] } {
  const { state, found = [] } = useTypedSearch(typed, locationSearch, ({ length }) => length === 0);
  return { state, locations: found };
}
