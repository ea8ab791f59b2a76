import { prefetchAccess } from '@/state/account/operator-access.ts';

export function loader(): null {
  void prefetchAccess();
  return null;
}
