import { showCounty } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';

/** A county's loan limits, and the sources of its tax and insurance rates. */
export function countyQuery(countyCode: number) {
  return queryOptions({
    queryKey: ['county', countyCode],
    queryFn: async ({ signal }) => {
      const params = { countyCode: String(countyCode).padStart(5, '0') };
      return (await call(showCounty, { params }, { signal })).data.county;
    },
    staleTime: THIRTY_HOURS,
  });
}
