import { prefetch } from '@/lib/query-client.ts';
import { changesQuery, openDataQuery } from '@/state/queries.ts';

export function loader(): null {
  prefetch(openDataQuery());
  return null;
}

export function changesLoader(): null {
  prefetch(changesQuery());
  return null;
}
