import { knownUser } from '@/lib/auth/auth-state.ts';
import { prefetch } from '@/lib/query-client.ts';
import { quotesQuery } from '@/state/quotes/account-quotes.ts';

export function loader(): null {
  void knownUser().then((user) => {
    if (user) prefetch(quotesQuery(user.id));
  });
  return null;
}
