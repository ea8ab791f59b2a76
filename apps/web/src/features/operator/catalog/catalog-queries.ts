import { listReviews, ReviewFilter, showEditedProgram } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** The review queue's filters. */
export interface ReviewList {
  readonly filter: ReviewFilter;
  readonly search: string;
  readonly shown: number;
}

/** Returns the filter of the review queue from a query string. */
export function reviewFilterIn(parameters: URLSearchParams): Omit<ReviewList, 'shown'> {
  return {
    filter: ReviewFilter.safeParse(parameters.get('show')).data ?? 'all',
    search: parameters.get('search') ?? '',
  };
}

/** Queries the review queue. Treats the data as always stale, because other editors change it. */
export function reviewsQuery(list: ReviewList) {
  return queryOptions({
    queryKey: ['reviews', list],
    queryFn: async ({ signal }) => (await call(listReviews, { query: list }, { signal })).data,
    staleTime: 0,
  });
}

export function editedProgramQuery(slug: string) {
  return queryOptions({
    queryKey: ['edited-program', slug],
    queryFn: async ({ signal }) =>
      (await call(showEditedProgram, { params: { slug } }, { signal })).data.program,
    staleTime: 0,
  });
}
