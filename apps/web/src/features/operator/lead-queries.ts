import {
  LeadFilter,
  type LeadSort,
  type LeadStatus,
  listLeads,
  showLead,
} from '@latchkey/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** The inbox's filters and sort order. An empty string means no filter. */
export interface LeadList {
  readonly search: string;
  readonly state: string;
  readonly status: LeadStatus | '';
  readonly suspected: 'yes' | 'no' | '';
  readonly from: string;
  readonly to: string;
  readonly sort: LeadSort;
}

/** The filters without the empty ones. */
export function filterOf({ sort, ...filters }: LeadList): LeadFilter {
  return LeadFilter.parse(
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  );
}

/** The inbox, one page at a time. Never cached between visits, because other operators change it. */
export function leadsQuery(list: LeadList) {
  return infiniteQueryOptions({
    queryKey: ['leads', list],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const body = { ...filterOf(list), sort: list.sort, ...cursor };
      return (await call(listLeads, { body }, { signal })).data;
    },
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

const first: string | null = null;

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: async ({ signal }) => (await call(showLead, { params: { id } }, { signal })).data.lead,
    staleTime: 0,
  });
}
