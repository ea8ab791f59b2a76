import { showReference } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';

/** The latest average mortgage rate, and the source of every figure in the product. */
export function referenceQuery() {
  return queryOptions({
    queryKey: ['reference'],
    queryFn: async ({ signal }) => (await call(showReference, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}
