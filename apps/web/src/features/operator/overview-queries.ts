import { showOverview } from '@latchkey/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '@/lib/api/call.ts';
import type { OverviewChoice } from './overview-choice.ts';

type Asked = Omit<OverviewChoice, 'period'>;

/** Whether the server accepts this choice. Custom days may be in the wrong order or too many. */
export function isAnswered(asked: Asked): boolean {
  return showOverview.query.safeParse(queryOf(asked)).success;
}

/** The counts, with the choice they belong to. Keeps the previous counts until new ones arrive. */
export function overviewQuery(asked: Asked) {
  return queryOptions({
    queryKey: ['overview', asked],
    queryFn: async ({ signal }) => {
      const { data } = await call(showOverview, { query: queryOf(asked) }, { signal });
      return { ...data, asked };
    },
    enabled: isAnswered(asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function queryOf({ from, to, state }: Asked): CallInput<typeof showOverview>['query'] {
  return { from, to, ...(state === '' ? {} : { state }) };
}
