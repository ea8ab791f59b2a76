import * as auditRepository from '../../audit/repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { Role } from '../users/roles.ts';
import * as providerRepository from './repository.ts';

/**
 * Replaces a user's provider roles with the roles from the provider's claim, and records each
 * change in the audit log. Does not change roles that an operator granted, which are stored
 * separately. Call this in a transaction.
 */
export async function followRoles(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  userId: string,
  roles: readonly Role[],
): Promise<void> {
  const { before, isChanged } = await providerRepository.setRoles(database, userId, roles);
  if (!isChanged) return;
  for (const role of Role.options) {
    const [had, has] = [before.includes(role), roles.includes(role)];
    if (had === has) continue;
    const action = has ? ('granted' as const) : ('revoked' as const);
    const details = { role, accountId: userId };
    await auditRepository.record(database, { actor: 'provider', action, details }, clock());
  }
}
