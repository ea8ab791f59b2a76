import { queryClient } from '@/lib/query-client.ts';
import { accessQuery } from './operator-access.ts';

/** Whether a user is an operator. Assumes so if the server cannot be asked. */
export async function isOperator(owner: string): Promise<boolean> {
  return queryClient.fetchQuery(accessQuery(owner)).catch(() => true);
}
