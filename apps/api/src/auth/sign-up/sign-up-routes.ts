import type { FastifyInstance } from 'fastify';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { authBody } from '../http/auth-body.ts';
import { requestLink } from '../mails/request-link.ts';
import { codeChallenge } from '../pkce/code-challenge.ts';
import { mailRequest, mailRequestTo, signUp } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limit-requests.ts';
import { startSession } from '../sessions/start-session.ts';
import { newAccount } from '../users/new-account.ts';
import { userRepository } from '../users/repository.ts';
import { userJson } from '../users/user-json.ts';
import { newPerson } from './new-person.ts';
import { SignUpBody } from './sign-up-body.ts';

interface Asked {
  readonly Querystring: { readonly redirect_to?: unknown };
}

/**
 * Sign-up. Where addresses are confirmed by mail, the answer is the same for a new address and for
 * one that has an account; else a taken address cannot but be told.
 */
export function signUpRoutes(app: FastifyInstance, context: AuthContext): void {
  const { database, clock, passwords, settings, limits, devices } = context;
  const users = userRepository(database);

  const before = limitRequests(limits, (request) => ({
    ...signUp(request),
    ...(!settings.autoconfirm && mailRequest(request)),
  }));

  app.post<Asked>('/signup', before, async (request, reply) => {
    const body = authBody(SignUpBody, request.body);
    const { email, password, data } = newPerson(context, body);
    const challenge = codeChallenge(body);
    if (!settings.autoconfirm) await limits.count(mailRequestTo({ purpose: 'signup', email }));
    const passwordHash = await passwords.hash(password);
    const isConfirmed = settings.autoconfirm;
    const account = newAccount({ email, passwordHash, data, isConfirmed, now: clock() });

    const added = await users.add(account);
    if (added) audit(request, 'signed-up', { user: account.user.id });
    if (!isConfirmed) {
      const redirectTo = request.query.redirect_to;
      const wanted = { purpose: 'signup', email, codeChallenge: challenge, redirectTo } as const;
      await requestLink(context, wanted);
      return userJson(account);
    }
    if (!added) throw new AuthRefusal('user_already_exists');
    devices.remember(request, reply, email);
    return startSession(context, added, 'password', request);
  });
}
