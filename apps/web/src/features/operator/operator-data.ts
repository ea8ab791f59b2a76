import type { LoaderFunctionArgs } from 'react-router';
import { prefetch, queryClient } from '@/lib/query-client.ts';
import { forTeam } from '@/state/account/operator-access.ts';
import { listIn } from './lead-list.ts';
import {
  leadQuery,
  leadsQuery,
  neighborsQuery,
  officersQuery,
  profileQuery,
} from './lead-queries.ts';
import { readChoice, utcDay } from './overview-choice.ts';
import { isAnswered, overviewQuery } from './overview-query.ts';

/**
 * Returns the list's filters from the current history entry. Links to the inbox or to a request
 * pass them on.
 */
function currentList() {
  return listIn(window.history.state?.usr);
}

export function leadsLoader(): null {
  void forTeam('isOperator', () => {
    const options = leadsQuery(currentList());
    // When the filters change, the page itself loads the list, because the URL does not contain the
    // filters.
    if (!queryClient.getQueryState(options.queryKey))
      void queryClient.prefetchInfiniteQuery(options);
    prefetch(officersQuery());
    prefetch(profileQuery());
  });
  return null;
}

export function leadLoader({ params: { leadId } }: LoaderFunctionArgs): null {
  if (leadId === undefined) return null;
  void forTeam('isOperator', () => {
    prefetch(leadQuery(leadId));
    prefetch(neighborsQuery(leadId, currentList()));
    prefetch(officersQuery());
  });
  return null;
}

export function overviewLoader({ request }: LoaderFunctionArgs): null {
  const { period: _, ...asked } = readChoice(new URL(request.url).searchParams, utcDay(new Date()));
  if (isAnswered(asked)) void forTeam('isOperator', () => prefetch(overviewQuery(asked)));
  return null;
}
