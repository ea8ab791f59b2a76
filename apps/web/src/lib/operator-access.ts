import { pagePaths, showAccess } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Where operators read leads. */
export const INBOX = pagePaths.leads;

/** Where they see how far quotes come. */
export const OVERVIEW = pagePaths.overview;

/** Whether an account may see leads. */
export function accessQuery(owner: string) {
  return queryOptions({
    queryKey: ['operator-access', owner],
    queryFn: async ({ signal }) => (await call(showAccess, {}, { signal })).data.isOperator,
    staleTime: 60_000,
  });
}
