import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretToken, tokenHash } from '../mails/secret-token.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** The longest that browsers keep a cookie, in seconds: 400 days (RFC 6265bis). */
const LIFETIME = 400 * 24 * 60 * 60;

/**
 * Recognizes the browser that signed up, by a random cookie of which the database holds the hash. A
 * link's reader gets what was typed at sign-up only in that browser: the link proves who reads the
 * mail, the cookie proves who typed.
 */
interface BrowserMarker {
  /** The hash of the browser's cookie, or null without one. */
  read(request: FastifyRequest): string | null;
  /** The hash of the browser's cookie. A browser without one gets it. */
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
        // A mail's link that leads straight to the server is a navigation from another site.
        sameSite: 'lax',
        secure: isSecure,
        maxAge: LIFETIME,
      });
      return tokenHash(value);
    },
  };
}
