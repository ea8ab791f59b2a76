import { type AgencySession, showAgencySession } from '@latchkey/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { publicProgramQuery } from '@/state/public-queries.ts';

/**
 * Returns a query for the session that started when the visitor opened an emailed link in this
 * browser. The query's data is null if there is no session.
 */
export function agencyQuery() {
  return queryOptions({
    queryKey: ['agency'],
    queryFn: async ({ signal }) => (await call(showAgencySession, {}, { signal })).data.session,
  });
}

/**
 * Caches the session from the server's response, and reloads the public page of the changed
 * program.
 */
export function keepSession(client: QueryClient, session: AgencySession, slug?: string): void {
  client.setQueryData(agencyQuery().queryKey, session);
  if (slug === undefined) return;
  void client.invalidateQueries({ queryKey: publicProgramQuery(slug).queryKey });
}

export function hasCode(error: unknown, code: ApiProblem['code']): boolean {
  return error instanceof ApiProblem && error.code === code;
}
