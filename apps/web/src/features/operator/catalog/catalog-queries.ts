import { listReviews, type ReviewFilter, showEditedProgram } from '@latchkey/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** What the queue shows. */
export interface ReviewList {
  readonly filter: ReviewFilter;
  readonly search: string;
  readonly shown: number;
}

/** The review queue. Never fresh, because other editors change it. */
export function reviewsQuery(list: ReviewList) {
  return queryOptions({
    queryKey: ['reviews', list],
    queryFn: async ({ signal }) => (await call(listReviews, { query: list }, { signal })).data,
    placeholderData: keepPreviousData,
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
