import { TeamRole } from '@latchkey/contract';
import type { User } from './repository.ts';

export const Role = TeamRole;
export type Role = TeamRole;

/** The column of each role in the `users` table. */
export const roleColumns = {
  leads: 'isOperator',
  catalog: 'isCatalogEditor',
  manager: 'isManager',
  auditor: 'isAuditor',
} as const satisfies Record<Role, keyof User>;

/** Whether an account has a role, granted by an operator or by the identity provider. */
export function hasRole(user: Pick<User, (typeof roleColumns)[Role] | 'providerRoles'>): boolean {
  return user.providerRoles.length > 0 || Object.values(roleColumns).some((column) => user[column]);
}

/**
 * Returns the user with all their roles: those from the identity provider and those that an
 * operator granted.
 */
export function withProviderRoles(user: User): User {
  const added = user.providerRoles.map((role) => [roleColumns[role], true] as const);
  return { ...user, ...Object.fromEntries(added) };
}
