import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { enqueueCode } from '../mails/enqueue.ts';
import { mailRequest, mailRequestTo } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { authenticate } from '../sessions/authenticate.ts';

/** Emails a code to a signed-in user. `PUT /user` accepts the code as `nonce` to set a password. */
export function reauthenticateRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/reauthenticate', limitRequests(context.limits, mailRequest), async (request) => {
    const { user } = await authenticate(context, request);
    const { email } = user;
    if (email === null) {
      throw new AuthRefusal('validation_failed', {
        message: 'Reauthentication requires an email or a phone number',
      });
    }
    await context.limits.count(mailRequestTo({ purpose: 'reauthentication', email }));
    await enqueueCode(context, { email, language: requestLanguage(request) });
    return {};
  });
}
