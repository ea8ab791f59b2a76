import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { authenticate } from '../sessions/authenticate.ts';
import * as factorRepository from '../users/factor-repository.ts';
import * as userRepository from '../users/repository.ts';
import { userJson } from '../users/user-json.ts';
import { accountChanges, ChangesBody } from './account-changes.ts';
import { changeAccount } from './change-account.ts';

/** Routes that read and change the caller's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => {
    const { user } = await authenticate(context, request);
    const identities = await userRepository.identitiesOf(context.database, user.id);
    return userJson({ user, identities }, await factorRepository.list(context.database, user.id));
  });

  app.put('/user', async (request, reply) => {
    const caller = await authenticate(context, request);
    const body = authBody(ChangesBody, request.body);
    const changes = await accountChanges(context, request, caller, body);
    const account = await changeAccount(context, caller, changes, requestLanguage(request));
    audit(request, changes.passwordHash ? 'password-changed' : 'account-changed', {
      user: caller.user.id,
      session: caller.session.id,
    });
    if (changes.passwordHash) context.devices.remember(request, reply, account.user);
    return userJson(account, await factorRepository.list(context.database, caller.user.id));
  });
}
