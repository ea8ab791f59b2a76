import { type AuditFilter, listAudit } from '@latchkey/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** The filters of the audit log as the user typed them. An empty string means no filter. */
export interface AuditChoice {
  readonly who: string;
  readonly action: NonNullable<AuditFilter['action']> | '';
  readonly about: string;
  readonly from: string;
  readonly to: string;
}

export const wholeLog: AuditChoice = { who: '', action: '', about: '', from: '', to: '' };

const first: string | null = null;

/**
 * Queries the audit log by page. Treats the data as always stale, because other users add entries.
 */
export function auditQuery(choice: AuditChoice) {
  return infiniteQueryOptions({
    queryKey: ['audit', choice],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const body = { ...auditFilterOf(choice), ...cursor };
      return (await call(listAudit, { body }, { signal })).data;
    },
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Returns the filters that are not empty. */
export function auditFilterOf({ who, action, about, from, to }: AuditChoice): AuditFilter {
  return {
    ...(who && { who }),
    ...(action && { action }),
    ...(about && { about }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
