import { showReference } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { THIRTY_HOURS } from './query-client.ts';

/** Today's average mortgage rate, and where every figure of the product is from. */
export function referenceQuery() {
  return queryOptions({
    queryKey: ['reference'],
    queryFn: async ({ signal }) => (await call(showReference, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}
