import type { AuditAction } from '@latchkey/contract';
import * as auditRepository from '../../audit/repository.ts';
import { mayUse } from '../../http/caller.ts';
import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users/repository.ts';
import { withProviderRoles } from '../users/roles.ts';

/** An event about the second factors of an account. */
type FactorEvent = Extract<
  AuditAction,
  'factor-added' | 'factor-verified' | 'factor-removed' | 'factors-reset' | 'recovery-codes-created'
>;

/**
 * Adds an entry to the audit log, in the caller's transaction. Identifies the owner only if the
 * account has a role, because the log must not contain the email addresses of buyers.
 */
export async function recordEvent(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  user: User,
  action: FactorEvent,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const isOnTeam = Object.values(mayUse).some((may) => may(withProviderRoles(user)));
  const isReset = action === 'factors-reset';
  const entry = {
    actor: isReset ? ('command' as const) : ('owner' as const),
    operatorId: isOnTeam && !isReset ? user.id : null,
    action,
    details: { ...details, account: user.id },
  };
  await auditRepository.record(database, entry, clock());
}
