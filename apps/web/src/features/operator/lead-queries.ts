import {
  listLeads,
  listOfficers,
  showLead,
  showLeadNeighbors,
  showOfficerProfile,
} from '@latchkey/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { filterOf, type LeadList } from './lead-list.ts';

/**
 * Queries the inbox by page. Treats the data as always stale, because other operators change it.
 */
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

/** Queries the operators who can work on requests. */
export function officersQuery() {
  return queryOptions({
    queryKey: ['officers'],
    queryFn: async ({ signal }) => (await call(listOfficers, {}, { signal })).data.officers,
    staleTime: 60_000,
  });
}

/** Queries the operator's own name and NMLS ID. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['officer-profile'],
    queryFn: async ({ signal }) => (await call(showOfficerProfile, {}, { signal })).data,
    staleTime: 60_000,
  });
}

/** Queries the IDs of the requests before and after a request in a list. */
export function neighborsQuery(id: string, list: LeadList) {
  return queryOptions({
    queryKey: ['lead-neighbors', id, list],
    queryFn: async ({ signal }) => {
      const body = { ...filterOf(list), sort: list.sort };
      return (await call(showLeadNeighbors, { params: { id }, body }, { signal })).data;
    },
    staleTime: 0,
  });
}
