import { showOverview } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '@/lib/api/call.ts';
import type { OverviewChoice } from './overview-choice.ts';

/** The days and the state to query. */
export type Asked = Omit<OverviewChoice, 'period'>;

/** Whether the server accepts these filters. A custom date range may be reversed or too long. */
export function isAnswered(asked: Asked): boolean {
  return showOverview.query.safeParse(queryOf(asked)).success;
}

/**
 * Queries the counts for filters that the server accepts. The data is always considered stale,
 * because buyers continue to move through the funnel.
 */
export function overviewQuery(asked: Asked) {
  return queryOptions({
    queryKey: ['overview', asked],
    queryFn: async ({ signal }) =>
      (await call(showOverview, { query: queryOf(asked) }, { signal })).data,
    staleTime: 0,
  });
}

function queryOf({ from, to, state }: Asked): CallInput<typeof showOverview>['query'] {
  return { from, to, ...(state === '' ? {} : { state }) };
}
