import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Failure } from '../failure.ts';
import type { Authenticate } from '../http/caller.ts';
import type { Operation } from '../http/operation.ts';
import { accountOperations } from './account-operations.ts';
import { type IsPasswordOf, passwordOf } from './accounts/password-of.ts';
import { type AuthDependencies, buildAuthContext } from './auth-context.ts';
import { authRoutes } from './auth-routes.ts';
import { AuthRefusal } from './http/auth-refusal.ts';
import { authenticateRemote } from './remote/authenticate-remote.ts';
import { authenticate } from './sessions/authenticate.ts';

/** What the rest of the API asks of the accounts. */
export interface Accounts {
  readonly authenticate: Authenticate;
  /** None where another service keeps the passwords. */
  readonly isPasswordOf: IsPasswordOf | undefined;
  /** The calls of our own account server, for the description of the API. */
  readonly operations: readonly Operation[];
}

/** Mounts our own account server, unless a hosted service keeps the accounts. */
export async function mountAccounts(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): Promise<Accounts> {
  const { remote, prefix } = dependencies.settings;
  if (remote) {
    return {
      authenticate: withProblems(authenticateRemote({ ...dependencies, remote })),
      isPasswordOf: undefined,
      operations: [],
    };
  }
  const context = await buildAuthContext(dependencies);
  const ours: FastifyPluginAsync = (part) => authRoutes(part, context);
  await app.register(ours, { prefix });
  return {
    authenticate: withProblems((request) => authenticate(context, request)),
    isPasswordOf: passwordOf(context),
    operations: accountOperations(prefix),
  };
}

/** Turns a refusal in the account server's own form into the API's `unauthorized`. */
function withProblems(find: Authenticate): Authenticate {
  return async (request) => {
    try {
      return await find(request);
    } catch (error) {
      if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
      throw new Failure('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
    }
  };
}
