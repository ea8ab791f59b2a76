import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { authenticate } from '../authenticate.ts';
import { userRepository } from './repository.ts';
import { userJson } from './user-json.ts';

/** A person's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  const users = userRepository(context.database);

  app.get('/user', async (request) => {
    const { user } = await authenticate(context, request);
    return userJson({ user, identities: await users.identitiesOf(user.id) });
  });
}
