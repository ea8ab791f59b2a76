import { REVIEWS_PER_PAGE } from '@latchkey/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '@/lib/query-client.ts';
import { forTeam } from '@/state/account/operator-access.ts';
import { editedProgramQuery, reviewFilterIn, reviewsQuery } from './catalog-queries.ts';

export function reviewLoader({ request }: LoaderFunctionArgs): null {
  const asked = reviewFilterIn(new URL(request.url).searchParams);
  void forTeam('isCatalogEditor', () =>
    prefetch(reviewsQuery({ ...asked, shown: REVIEWS_PER_PAGE })),
  );
  return null;
}

export function editedProgramLoader({ params: { slug } }: LoaderFunctionArgs): null {
  if (slug === undefined) return null;
  void forTeam('isCatalogEditor', () => prefetch(editedProgramQuery(slug)));
  return null;
}
