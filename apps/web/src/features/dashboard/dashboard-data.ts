import { knownUser } from '@/lib/auth/auth-state.ts';
import { prefetch } from '@/lib/query-client.ts';
import { prefetchNotices } from '@/state/notices/notices-query.ts';
import { quotesQuery } from '@/state/quotes/account-quotes.ts';
import { quoteNewsQuery } from './quote-news-query.ts';

export function loader(): null {
  void knownUser().then((user) => {
    if (!user) return;
    prefetch(quotesQuery(user.id));
    prefetch(quoteNewsQuery(user.id));
  });
  void prefetchNotices();
  return null;
}
