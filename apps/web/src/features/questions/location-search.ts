import { searchZipcodes } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { useSettled } from './use-settled.ts';

const PAUSE_IN_TYPING = 200;

/** The locations that a text may mean; a search that nobody waits for any more is cut off. */
function locationSearch(query: string) {
  return queryOptions({
    queryKey: ['locations', query],
    queryFn: async ({ signal }) =>
      (await call(searchZipcodes, { query: { query } }, { signal })).data.zipcodes,
    staleTime: THIRTY_HOURS,
    enabled: query !== '',
  });
}

export type SearchState = 'loading' | 'failed' | 'none' | 'found';

/** What is found for a text that is being typed, once the typing pauses; never for an older text. */
export function useLocationSearch(typed: string): { state: SearchState; found: Location[] } {
  const query = useSettled(typed, PAUSE_IN_TYPING);
  const { data, isError } = useQuery(locationSearch(query));

  if (query !== typed) return { state: 'loading', found: [] };
  if (data) return { state: data.length > 0 ? 'found' : 'none', found: data };
  return { state: isError ? 'failed' : 'loading', found: [] };
}
