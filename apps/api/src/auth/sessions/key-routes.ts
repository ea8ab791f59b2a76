import type { FastifyInstance } from 'fastify';
import type { SessionContext } from './session-context.ts';

/** Public keys only: with them anybody checks an access token, and nobody makes one. */
export function keyRoutes(app: FastifyInstance, { keys, settings }: SessionContext): void {
  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    const isShared = settings.jwtSecret !== undefined && settings.jwtKeys === undefined;
    return { keys: isShared ? [] : await keys.published() };
  });
}
