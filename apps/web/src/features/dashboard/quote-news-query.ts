import { listQuoteNews } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/**
 * What changed for an account's quotes. Fetched on every visit, because facts change at any time.
 */
export function quoteNewsQuery(owner: string) {
  return queryOptions({
    queryKey: ['quote-news', owner],
    queryFn: async ({ signal }) => (await call(listQuoteNews, {}, { signal })).data,
    staleTime: 0,
  });
}
