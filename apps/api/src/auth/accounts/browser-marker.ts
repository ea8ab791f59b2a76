import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretToken, tokenHash } from '../mails/secret-token.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Maximum lifetime of a cookie, in seconds. The limit is 400 days (RFC 6265bis). */
const LIFETIME = 400 * 24 * 60 * 60;

/**
 * Uses a random cookie to recognize the browser that signed up. The database stores the cookie's
 * hash. A link activates the password and name from the sign-up form only in that browser. The link
 * proves that the user can read the email. The cookie proves that the same user filled in the form.
 */
interface BrowserMarker {
  /** Returns the hash of the browser's cookie, or null if the browser has no cookie. */
  read(request: FastifyRequest): string | null;
  /** Returns the hash of the browser's cookie. Sets a cookie if the browser has none. */
  mark(request: FastifyRequest, reply: Pick<FastifyReply, 'setCookie'>): string;
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
        // With `strict`, the browser would not send the cookie when a user opens an emailed link.
        sameSite: 'lax',
        secure: isSecure,
        maxAge: LIFETIME,
      });
      return tokenHash(value);
    },
  };
}
