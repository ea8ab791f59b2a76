import cookie from '@fastify/cookie';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { withDeadline } from '../http/with-deadline.ts';
import { reauthenticateRoutes } from './accounts/reauthenticate-routes.ts';
import { recoverRoutes } from './accounts/recover-routes.ts';
import { signUpRoutes } from './accounts/sign-up-routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { verifyRoutes } from './accounts/verify-routes.ts';
import type { AuthContext } from './auth-context.ts';
import { idTokenGrant } from './grants/id-token-grant.ts';
import { passwordGrant } from './grants/password-grant.ts';
import { pkceGrant } from './grants/pkce-grant.ts';
import { refreshGrant } from './grants/refresh-grant.ts';
import { type Grant, tokenRoutes } from './grants/token-routes.ts';
import { answerRefusal } from './http/answer-refusal.ts';
import { readAuthBodies } from './http/auth-body.ts';
import { notFoundRoutes } from './http/not-found-routes.ts';
import { serviceRoutes } from './http/service-routes.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { providerClient } from './oidc/provider-client.ts';
import { refusedRoutes, web3Grant } from './refused-routes.ts';
import { factorRoutes } from './second-factor/factor-routes.ts';
import { recoveryCodeRoutes } from './second-factor/recovery-code-routes.ts';
import { verifyFactorRoutes } from './second-factor/verify-factor-routes.ts';
import { keyRoutes } from './sessions/key-routes.ts';
import { logoutRoutes } from './sessions/logout-routes.ts';

/** Mounts the account server, which uses the hosted service's protocol. */
export async function authRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  await app.register(cookie);
  readAuthBodies(app);
  app.setErrorHandler(answerRefusal);
  app.addHook('onRoute', addDeadline);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const { oidc } = context.settings;
  const provider = oidc && { oidc, client: providerClient(oidc, context.clock) };
  serviceRoutes(app, context.settings);
  keyRoutes(app, context);
  signUpRoutes(app, context);
  tokenRoutes(
    app,
    context,
    new Map<unknown, Grant>([
      ['password', passwordGrant(context)],
      ['refresh_token', refreshGrant(context, provider)],
      ['pkce', pkceGrant(context)],
      ['id_token', idTokenGrant(context)],
      ['web3', web3Grant],
    ]),
  );
  userRoutes(app, context);
  logoutRoutes(app, context);
  reauthenticateRoutes(app, context);
  recoverRoutes(app, context);
  verifyRoutes(app, context);
  recoveryCodeRoutes(app, context);
  factorRoutes(app, context);
  verifyFactorRoutes(app, context);
  oidcRoutes(app, context, provider);
  refusedRoutes(app, context);
  notFoundRoutes(app, context.settings);
}

function addDeadline(route: RouteOptions): void {
  const { handler } = route;
  route.handler = function handle(request, reply) {
    const answer: unknown = handler.call(this, request, reply);
    return answer instanceof Promise ? withDeadline(answer) : answer;
  };
}
