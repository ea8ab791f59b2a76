import { showOverview } from '@latchkey/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '@/lib/api.ts';
import type { OverviewChoice } from './overview-choice.ts';

type Asked = Omit<OverviewChoice, 'period'>;

/** Whether the server answers what is asked: the days of somebody's own may be none. */
export function isAnswered(asked: Asked): boolean {
  return showOverview.query.safeParse(queryOf(asked)).success;
}

/** The counts, with what they were asked for. The former ones stay until the new ones are there. */
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
