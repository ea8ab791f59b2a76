import { accessQuery } from './operator-access.ts';
import { queryClient } from './query-client.ts';

/** Whether an account is of the team; where that cannot be known, it may be. */
export async function isOperator(owner: string): Promise<boolean> {
  return queryClient.fetchQuery(accessQuery(owner)).catch(() => true);
}
