import type { FastifyInstance } from 'fastify';
import { Failure } from '../../process/failure.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/**
 * Paths of the protocol that this server does not support, but that the published client may call.
 */
const UNSUPPORTED_PATHS = ['/factors/*', '/invite', '/oauth/*', '/passkeys/*', '/user/*'];

/**
 * Returns 404 in the protocol's format. If the account server is mounted at the root, only the
 * protocol's own paths return this 404, and the web app serves all other paths.
 */
export function notFoundRoutes(
  app: FastifyInstance,
  { prefix }: Pick<AuthSettings, 'prefix'>,
): void {
  for (const path of prefix === '' ? UNSUPPORTED_PATHS : ['/*']) {
    app.all(path, () => {
      throw new Failure('route-not-found');
    });
  }
}
