import type { FastifyInstance } from 'fastify';
import { Failure } from '../../failure.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Other paths of the protocol, which the published client may ask for. */
const OTHERS = ['/factors/*', '/invite', '/oauth/*', '/passkeys/*', '/user/*'];

/**
 * Says in the protocol's form that there is nothing. At the root all but the protocol's own paths
 * are left to the web app, whose page no client can read.
 */
export function notFoundRoutes(
  app: FastifyInstance,
  { prefix }: Pick<AuthSettings, 'prefix'>,
): void {
  for (const path of prefix === '' ? OTHERS : ['/*']) {
    app.all(path, () => {
      throw new Failure('route-not-found');
    });
  }
}
