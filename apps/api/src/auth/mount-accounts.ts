import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Authenticate } from '../http/caller.ts';
import type { Operation } from '../http/operation.ts';
import { Failure } from '../process/failure.ts';
import { accountOperations } from './account-operations.ts';
import { passwordVerifier, type VerifyPassword } from './accounts/verify-password.ts';
import { type AuthContext, type AuthDependencies, buildAuthContext } from './auth-context.ts';
import { authRoutes } from './auth-routes.ts';
import { AuthRefusal } from './http/auth-refusal.ts';
import { deliverAccountMail } from './mails/deliver-account-mail.ts';
import { accountMailJobs } from './mails/enqueue.ts';
import { type HashNewPassword, newPasswordHasher } from './passwords/hash-new-password.ts';
import { authenticateRemote } from './remote/authenticate-remote.ts';
import { authenticate } from './sessions/authenticate.ts';
import { EndedSession } from './sessions/ended-session.ts';
import { missingFactor } from './sessions/missing-factor.ts';
import { isFromProvider } from './sessions/provider-method.ts';
import { isConfirmed } from './sessions/session-end.ts';
import { sweepHourly } from './sweep-ended.ts';
import { withProviderRoles } from './users/roles.ts';

/** The functions of the account system that the rest of the API uses. */
export interface Accounts {
  readonly authenticate: Authenticate;
  /** Checks a user's password. Undefined if a hosted service stores the passwords. */
  readonly verifyPassword: VerifyPassword | undefined;
  /** Hashes the password of a new account. Undefined if a hosted service stores the passwords. */
  readonly hashNewPassword: HashNewPassword | undefined;
  /** OpenAPI operations of our own account server. */
  readonly operations: readonly Operation[];
}

/**
 * Mounts our own account server and runs its jobs, unless the settings specify a hosted one.
 *
 * @param hasRoutes false in a process that only runs jobs
 */
export async function mountAccounts(
  app: FastifyInstance,
  dependencies: AuthDependencies,
  hasRoutes: boolean,
): Promise<Accounts> {
  const { remote, prefix } = dependencies.settings;
  if (remote) {
    return {
      authenticate: withProblems(authenticateRemote({ ...dependencies, remote })),
      verifyPassword: undefined,
      hashNewPassword: undefined,
      operations: [],
    };
  }
  const context = await buildAuthContext(dependencies);
  workOnAccounts(app, context);
  const accountServer: FastifyPluginAsync = (part) => authRoutes(part, context);
  if (hasRoutes) await app.register(accountServer, { prefix });
  return {
    authenticate: withProblems(async (request) => {
      const found = await authenticate(context, request);
      const { user, session } = found;
      // A password must not open what the provider can no longer close.
      const hasProviderRoles = context.settings.oidc !== undefined && isFromProvider(session);
      return {
        ...found,
        user: hasProviderRoles ? withProviderRoles(user) : user,
        missingFactor: missingFactor(found, context.settings),
        isConfirmed: isConfirmed(session.confirmedAt, context.clock()),
      };
    }),
    verifyPassword: passwordVerifier(context),
    hashNewPassword: newPasswordHasher(context),
    operations: accountOperations(prefix),
  };
}

/** Sends account emails, and deletes expired data. */
function workOnAccounts(app: FastifyInstance, context: AuthContext): void {
  const { jobs } = context;
  jobs.handle(accountMailJobs, (job) => deliverAccountMail(context, job));
  if (jobs.isWorker) sweepHourly(app, context);
}

const bearer = { headers: { 'www-authenticate': 'Bearer' } };

/**
 * Converts the account server's errors to the API's `unauthorized`, or to an error with the reason
 * why the session ended.
 */
function withProblems(find: Authenticate): Authenticate {
  return async (request) => {
    try {
      return await find(request);
    } catch (error) {
      if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
      if (error instanceof EndedSession && error.reason) {
        throw new Failure(`session-ended-${error.reason}`, bearer);
      }
      throw new Failure('unauthorized', bearer);
    }
  };
}
