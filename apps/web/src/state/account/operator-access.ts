import { type AnswerOf, pagePaths, showAccess } from '@latchkey/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { prefetch, queryClient } from '@/lib/query-client.ts';

/** Path to the inbox for operators. */
export const INBOX = pagePaths.leads;

/** Path to the overview for operators: the funnel and daily counts. */
export const OVERVIEW = pagePaths.overview;

/** Path to the review queue for catalog editors. */
export const CATALOG = pagePaths.catalog;

/** Path to the page where a manager erases a person's data. */
export const ERASE = pagePaths.erase;

/** Path to the audit log for auditors. */
export const AUDIT = pagePaths.audit;

/** Queries a user's roles. */
export function accessQuery(owner: string) {
  return queryOptions({
    queryKey: ['operator-access', owner],
    queryFn: async ({ signal }) => (await call(showAccess, {}, { signal })).data,
    staleTime: 60_000,
  });
}

export type Role = Exclude<keyof AnswerOf<typeof showAccess>['data'], 'needsSecondFactor'>;

/** Starts loading the signed-in user's roles. */
export async function prefetchAccess(): Promise<void> {
  const user = await knownUser();
  if (user) prefetch(accessQuery(user.id));
}

/**
 * Runs a function once we know that the signed-in user has the role and has completed any second
 * step that it requires. Use this for requests that only users with the role may send.
 */
export async function forTeam(role: Role, start: () => void): Promise<void> {
  const user = await knownUser();
  if (!user) return;
  const access = await queryClient.fetchQuery(accessQuery(user.id)).catch(() => null);
  if (access?.[role] && !access.needsSecondFactor) start();
}

/** Whether a user belongs to our team. Also true if the check fails. */
export async function isOnTeam(owner: string): Promise<boolean> {
  return queryClient.fetchQuery(accessQuery(owner)).then(
    (access) => Object.values(access).some(Boolean),
    () => true,
  );
}
