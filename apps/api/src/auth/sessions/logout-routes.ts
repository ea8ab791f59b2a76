import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { authenticate, type SignedIn } from './authenticate.ts';
import * as sessionRepository from './repository.ts';
import type { SessionContext } from './session-context.ts';

type End = (database: Database, caller: SignedIn) => Promise<void>;

/** The user's sessions to end, by sign-out scope. */
const scopes = new Map<unknown, End>([
  ['global', (database, { user }) => sessionRepository.endAll(database, user.id)],
  ['local', (database, { session }) => sessionRepository.end(database, session.id)],
  [
    'others',
    (database, { user, session }) => sessionRepository.endOthers(database, user.id, session.id),
  ],
]);

/** Signs out. The tokens of ended sessions stop working immediately. */
export function logoutRoutes(app: FastifyInstance, context: SessionContext): void {
  app.post<{ Querystring: { scope?: unknown } }>('/logout', async (request, reply) => {
    const { scope = 'global' } = request.query;
    const end = scopes.get(scope === '' ? 'global' : scope);
    const caller = await authenticate(context, request);
    if (!end) {
      throw new AuthRefusal('validation_failed', {
        message: `Unsupported logout scope "${String(scope)}"`,
      });
    }
    await end(context.database, caller);
    audit(request, 'signed-out', { user: caller.user.id, session: caller.session.id });
    return reply.status(204).send();
  });
}
