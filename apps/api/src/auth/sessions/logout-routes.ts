import type { FastifyInstance } from 'fastify';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { authenticate, type SignedIn } from './authenticate.ts';
import { type SessionRepository, sessionRepository } from './repository.ts';
import type { SessionContext } from './session-context.ts';

type End = (sessions: SessionRepository, caller: SignedIn) => Promise<void>;

/** Which of the user's sessions each scope ends. */
const scopes = new Map<unknown, End>([
  ['global', (sessions, { user }) => sessions.endAll(user.id)],
  ['local', (sessions, { session }) => sessions.end(session.id)],
  ['others', (sessions, { user, session }) => sessions.endOthers(user.id, session.id)],
]);

/** Signs out. The tokens of ended sessions stop working immediately. */
export function logoutRoutes(app: FastifyInstance, context: SessionContext): void {
  const sessions = sessionRepository(context.database);

  app.post<{ Querystring: { scope?: unknown } }>('/logout', async (request, reply) => {
    const { scope = 'global' } = request.query;
    const end = scopes.get(scope === '' ? 'global' : scope);
    const caller = await authenticate(context, request);
    if (!end) {
      throw new AuthRefusal('validation_failed', {
        message: `Unsupported logout scope "${String(scope)}"`,
      });
    }
    await end(sessions, caller);
    audit(request, 'signed-out', { user: caller.user.id, session: caller.session.id });
    return reply.status(204).send();
  });
}
