import * as z from 'zod/mini';
import type { User } from './repository.ts';

/**
 * A role of an account. `leads` works on requests. `catalog` edits the catalog. `manager` works on
 * requests, erases people and holds requests. `auditor` reads the audit log.
 */
export const Role = z.enum(['leads', 'catalog', 'manager', 'auditor']);
export type Role = z.infer<typeof Role>;

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
