import { showProgram } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';

/** One program by id. */
export function programQuery(id: string) {
  return queryOptions({
    queryKey: ['program', id],
    queryFn: async ({ signal }) => {
      const showing = call(showProgram, { params: { id } }, { signal });
      return (await named('show-program', showing)).data.program;
    },
    staleTime: THIRTY_HOURS,
  });
}
