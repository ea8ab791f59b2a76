import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '@/lib/query-client.ts';
import {
  countyPageQuery,
  nationalProgramsQuery,
  publicProgramQuery,
  statePageQuery,
} from '@/state/public-queries.ts';
import { statesQuery } from '@/state/queries.ts';

export function allProgramsLoader(): null {
  prefetch(statesQuery());
  prefetch(nationalProgramsQuery());
  return null;
}

export function statePageLoader({ params: { state = '' } }: LoaderFunctionArgs): null {
  prefetch(statePageQuery(state));
  return null;
}

export function countyPageLoader({ params }: LoaderFunctionArgs): null {
  const { state = '', county = '' } = params;
  prefetch(countyPageQuery(state, county));
  return null;
}

export function publicProgramLoader({ params: { slug = '' } }: LoaderFunctionArgs): null {
  prefetch(publicProgramQuery(slug));
  return null;
}
