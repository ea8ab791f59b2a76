import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '@/lib/query-client.ts';
import { programQuery } from '@/state/queries.ts';

export function loader({ params: { programId } }: LoaderFunctionArgs): null {
  if (programId !== undefined) prefetch(programQuery(programId));
  return null;
}
