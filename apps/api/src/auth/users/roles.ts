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

/** Whether an account has a role. */
export function hasRole(user: Pick<User, (typeof roleColumns)[Role]>): boolean {
  return Object.values(roleColumns).some((column) => user[column]);
}
