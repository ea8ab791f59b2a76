import type { Endpoint, TeamAccess } from '@latchkey/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../process/failure.ts';

/** The signed-in user who sent a request, and that user's session. */
export interface Caller {
  readonly user: {
    readonly id: string;
    readonly email: string | null;
    /** Whether the user may see leads. */
    readonly isOperator: boolean;
    /** Whether the user may edit the catalog. */
    readonly isCatalogEditor: boolean;
    /**
     * Whether the user may do everything that an operator may, erase a person and hold requests.
     */
    readonly isManager: boolean;
    /** Whether the user may read the audit log. */
    readonly isAuditor: boolean;
  };
  readonly session: { readonly id: string; readonly createdAt: Date };
  /**
   * What the session needs first: to verify the account's second factor (`verify`), or, for staff
   * routes, to set one up (`set-up`). Null if it needs neither.
   */
  readonly missingFactor: 'verify' | 'set-up' | null;
}

/**
 * Identifies a request's caller.
 *
 * @throws {Failure} `unauthorized` when the request has no valid token
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
}

/** The roles that may use the endpoints of each kind of access. */
export const mayUse: Readonly<Record<TeamAccess, (user: Caller['user']) => boolean>> = {
  operator: ({ isOperator, isManager }) => isOperator || isManager,
  catalog: ({ isCatalogEditor }) => isCatalogEditor,
  manager: ({ isManager }) => isManager,
  auditor: ({ isAuditor }) => isAuditor,
};

/**
 * @throws {Failure} `unauthorized`, `operators-only` if the caller does not have the role, or
 *   `second-factor-needed` or `second-factor-missing` if the password alone is not enough
 */
export async function callerFor(
  access: Exclude<Endpoint['access'], 'anyone'>,
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await app.authenticate(request);
  if (caller.missingFactor === 'verify') throw new Failure('second-factor-needed');
  if (access === 'signed-in') return caller;
  if (!mayUse[access](caller.user)) throw new Failure('operators-only');
  if (caller.missingFactor === 'set-up') throw new Failure('second-factor-missing');
  return caller;
}
