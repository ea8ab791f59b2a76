import { prefetch } from '@/lib/query-client.ts';
import { proofQuery } from '@/state/queries.ts';

export function loader(): null {
  prefetch(proofQuery());
  return null;
}
