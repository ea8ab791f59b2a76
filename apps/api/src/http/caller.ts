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
     * Whether the user has all permissions of an operator, and may also erase a person and place
     * legal holds on requests.
     */
    readonly isManager: boolean;
    /** Whether the user may read the audit log. */
    readonly isAuditor: boolean;
  };
  readonly session: { readonly id: string; readonly createdAt: Date };
  /**
   * What the session needs first: to verify the account's second factor (`verify`), or, for staff
   * routes, to set up a second factor (`set-up`). Null if the session needs neither.
   */
  readonly missingFactor: 'verify' | 'set-up' | null;
  /** Whether the user signed in, or confirmed the password, within the last five minutes. */
  readonly isConfirmed: boolean;
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

/** Checks, for each kind of access, whether a user's roles allow it. */
export const mayUse: Readonly<Record<TeamAccess, (user: Caller['user']) => boolean>> = {
  operator: ({ isOperator, isManager }) => isOperator || isManager,
  catalog: ({ isCatalogEditor }) => isCatalogEditor,
  manager: ({ isManager }) => isManager,
  auditor: ({ isAuditor }) => isAuditor,
};

type Guard = Pick<Endpoint, 'confirmation'> & {
  readonly access: Exclude<Endpoint['access'], 'anyone'>;
};

/**
 * Identifies the caller, and checks the requirements for callers in the endpoint's definition.
 *
 * @throws {Failure} `unauthorized`, `operators-only` if the caller does not have the role,
 * `second-factor-needed` or `second-factor-missing` if the password alone is not enough, or
 * `confirmation-needed` if the caller must first confirm the password
 */
export async function callerFor(
  { access, confirmation }: Guard,
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await app.authenticate(request);
  if (caller.missingFactor === 'verify') throw new Failure('second-factor-needed');
  if (access !== 'signed-in') {
    if (!mayUse[access](caller.user)) throw new Failure('operators-only');
    if (caller.missingFactor === 'set-up') throw new Failure('second-factor-missing');
  }
  if (confirmation === 'recent' && !caller.isConfirmed) throw new Failure('confirmation-needed');
  return caller;
}
