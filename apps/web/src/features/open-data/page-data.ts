import { prefetch } from '@/lib/query-client.ts';
import { openDataQuery } from '@/state/queries.ts';

export function loader(): null {
  prefetch(openDataQuery());
  return null;
}
