import type { FastifyInstance } from 'fastify';
import type { SessionContext } from './session-context.ts';

/** Publishes the public keys, which verify access tokens but cannot sign them. */
export function keyRoutes(app: FastifyInstance, { keys, settings }: SessionContext): void {
  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    const isShared = settings.jwtSecret !== undefined && settings.jwtKeys === undefined;
    return { keys: isShared ? [] : await keys.published() };
  });
}
