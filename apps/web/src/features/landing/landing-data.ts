import { prefetch } from '@/lib/query-client.ts';
import { statesQuery } from '@/state/queries.ts';

export function loader(): null {
  prefetch(statesQuery());
  return null;
}
