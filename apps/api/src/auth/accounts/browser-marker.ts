import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretToken, tokenHash } from '../mails/secret-token.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Maximum lifetime of a cookie, in seconds: 400 days (RFC 6265bis). */
const LIFETIME = 400 * 24 * 60 * 60;

/**
 * Recognizes the browser that signed up, by a random cookie whose hash is in the database. A link
 * activates what was typed at sign-up only in that browser. The link proves who reads the mail, and
 * the cookie proves who typed.
 */
interface BrowserMarker {
  /** Returns the hash of the browser's cookie, or null without one. */
  read(request: FastifyRequest): string | null;
  /** Returns the hash of the browser's cookie. Sets the cookie if the browser does not have it. */
  mark(request: FastifyRequest, reply: FastifyReply): string;
}

export function browserMarker({ siteUrl }: Pick<AuthSettings, 'siteUrl'>): BrowserMarker {
  const isSecure = siteUrl.startsWith('https:');
  const name = isSecure ? '__Host-latchkey-browser' : 'latchkey-browser';

  return {
    read({ cookies }) {
      const value = cookies[name];
      return value ? tokenHash(value) : null;
    },

    mark({ cookies }, reply) {
      const value = cookies[name] || secretToken();
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        // A mailed link that opens the server directly is a navigation from another site.
        sameSite: 'lax',
        secure: isSecure,
        maxAge: LIFETIME,
      });
      return tokenHash(value);
    },
  };
}
