import { AGENCY_UNDO_HOURS } from '@latchkey/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from '../auth/mails/secret-token.ts';
import type { Site } from '../site/site.ts';

/** Stores the session of an opened link in a cookie that scripts cannot read. */
export function sessionCookie({ siteUrl }: Pick<Site, 'siteUrl'>) {
  const isSecure = siteUrl.startsWith('https:');
  const name = isSecure ? '__Host-latchkey-agency' : 'latchkey-agency';
  return {
    /** Returns the hash of the session's token. Null if there is no session. */
    read({ cookies }: FastifyRequest): string | null {
      const value = cookies[name];
      return value ? tokenHash(value) : null;
    },

    set(reply: Pick<FastifyReply, 'setCookie'>, session: string): void {
      reply.setCookie(name, session, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: AGENCY_UNDO_HOURS * 60 * 60,
      });
    },
  };
}
