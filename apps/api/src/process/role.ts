import * as z from 'zod/mini';
import { StartFailure } from './start-failure.ts';

const roles = ['all', 'web', 'worker'] as const;

/**
 * What a process does. `web` serves requests and runs no jobs. `worker` runs jobs and serves only
 * health checks and metrics. `all` does both.
 */
export type Role = (typeof roles)[number];

/** Environment variable for the role. */
export const roleEnvironment = {
  ROLE: z._default(z.enum(roles, `must be one of ${roles.join(', ')}`), 'all'),
};

interface Read {
  readonly ROLE: Role;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_JOBS_URL?: string | undefined;
}

/**
 * Returns the role. Only one process can use the embedded database, and no pooler can connect to
 * it.
 *
 * @throws {StartFailure} if a setting needs a PostgreSQL server, but DATABASE_URL is not set
 */
export function roleOf({ ROLE, DATABASE_URL, DATABASE_JOBS_URL }: Read): Role {
  if (DATABASE_URL === undefined && DATABASE_JOBS_URL !== undefined) {
    throw new StartFailure('DATABASE_JOBS_URL is set, but DATABASE_URL is not');
  }
  if (DATABASE_URL === undefined && ROLE !== 'all') {
    throw new StartFailure(
      `ROLE is "${ROLE}", but DATABASE_URL is not set: only one process can use the embedded database`,
    );
  }
  return ROLE;
}
