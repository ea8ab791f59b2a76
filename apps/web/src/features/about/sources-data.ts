import { prefetch } from '@/lib/query-client.ts';
import { referenceQuery } from '@/state/queries.ts';

export function loader(): null {
  prefetch(referenceQuery());
  return null;
}
