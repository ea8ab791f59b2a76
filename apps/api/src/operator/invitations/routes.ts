import { acceptInvitation, joinTeam, showInvitation } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { HashNewPassword } from '../../auth/passwords/hash-new-password.ts';
import { serve } from '../../http/serve.ts';
import {
  type AcceptContext,
  acceptAs,
  hasOwnAccount,
  joinWithPassword,
  openInvitation,
} from './accept-invitation.ts';

interface Dependencies extends AcceptContext {
  readonly hashNewPassword: HashNewPassword;
}

/** Routes that show and accept an invitation to a role. */
export function invitationRoutes(app: FastifyInstance, context: Dependencies): void {
  serve(app, showInvitation, async ({ body: { token } }) => {
    const { email, role } = await openInvitation(context, token);
    const hasAccount = await hasOwnAccount(context.database, email);
    const needs = hasAccount ? ('sign-in' as const) : ('password' as const);
    return { data: { email, role, needs } };
  });

  serve(app, joinTeam, async ({ body: { token, fullName, password } }) => {
    // An invalid link must not make the server hash a password.
    const { email } = await openInvitation(context, token);
    const passwordHash = await context.hashNewPassword(password, email);
    const { role } = await joinWithPassword(context, token, { fullName, passwordHash });
    return { data: { role } };
  });

  serve(app, acceptInvitation, async ({ user, body: { token } }) => {
    const { role } = await acceptAs(context, token, user.id);
    return { data: { role } };
  });
}
