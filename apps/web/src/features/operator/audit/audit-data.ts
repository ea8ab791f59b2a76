import { queryClient } from '@/lib/query-client.ts';
import { forTeam } from '@/state/account/operator-access.ts';
import { auditQuery, wholeLog } from './audit-queries.ts';

export function auditLoader(): null {
  void forTeam('isAuditor', () => void queryClient.prefetchInfiniteQuery(auditQuery(wholeLog)));
  return null;
}
