import { generatePrograms } from '@latchkey/contract';
import { answersKey, type QuoteAnswers } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';

/** The programs for a set of answers. A changed answer loads a new list. */
export function programsQuery(quote: QuoteAnswers) {
  return queryOptions({
    queryKey: ['programs', answersKey(quote)],
    queryFn: async ({ signal }) => {
      const generation = call(generatePrograms, { body: { quote } }, { signal });
      return (await named('generate-programs', generation)).data;
    },
    staleTime: THIRTY_HOURS,
  });
}
