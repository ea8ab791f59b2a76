import { listReviews, ReviewFilter, showEditedProgram } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** What the queue shows. */
export interface ReviewList {
  readonly filter: ReviewFilter;
  readonly search: string;
  readonly shown: number;
}

/** The queue that a query string asks for. */
export function reviewFilterIn(parameters: URLSearchParams): Omit<ReviewList, 'shown'> {
  return {
    filter: ReviewFilter.safeParse(parameters.get('show')).data ?? 'all',
    search: parameters.get('search') ?? '',
  };
}

/** The review queue. Never fresh, because other editors change it. */
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
