import { prefetchNotices } from '@/state/notices/notices-query.ts';

export function loader(): null {
  void prefetchNotices();
  return null;
}
