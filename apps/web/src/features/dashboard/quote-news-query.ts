import { listQuoteNews } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** Queries what changed for an account's quotes. Never uses cached data, because facts change. */
export function quoteNewsQuery(owner: string) {
  return queryOptions({
    queryKey: ['quote-news', owner],
    queryFn: async ({ signal }) => (await call(listQuoteNews, {}, { signal })).data,
    staleTime: 0,
  });
}
