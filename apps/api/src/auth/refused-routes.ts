import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { AuthRefusal } from './http/auth-refusal.ts';
import { authenticate } from './sessions/authenticate.ts';

/**
 * Routes for calls that this server does not support. Each call fails as if the feature were turned
 * off.
 */
export function refusedRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/sso', () => {
    throw new AuthRefusal('saml_provider_disabled');
  });

  for (const [method, url] of [
    ['GET', '/user/identities/authorize'],
    ['DELETE', '/user/identities/:id'],
  ] as const) {
    app.route({
      method,
      url,
      handler: async (request) => {
        await authenticate(context, request);
        throw new AuthRefusal('manual_linking_disabled');
      },
    });
  }
  app.all('/admin/*', async ({ headers }) => {
    throw new AuthRefusal(headers.authorization ? 'not_admin' : 'no_authorization');
  });
}

/** Rejects sign-in with a crypto wallet, which is a grant type of `POST /token`. */
export async function web3Grant(): Promise<never> {
  throw new AuthRefusal('web3_provider_disabled');
}
