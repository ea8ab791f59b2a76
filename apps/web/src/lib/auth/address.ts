import { CONFIRM_EMAIL, RESET_PASSWORD } from './pages.ts';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The tokens of a session that an address brings, and the account's email as the token names it. */
export interface LinkedSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly email: string;
}

/** What the link of a mail brings, and the page that it leads to. */
export type MailLink = { readonly type: 'recovery' | 'signup' } & (
  | { readonly kind: 'token'; readonly tokenHash: string }
  | { readonly kind: 'session'; readonly session: LinkedSession }
  /** The link failed before it came here. */
  | { readonly kind: 'failed' }
);

/**
 * Reads the link of a mail. Only two pages take one, and nothing in it takes effect before a click: a
 * link must not sign anyone in to someone else's account unnoticed.
 *
 * @returns null if the address is no such link
 */
export function mailLinkIn({ pathname, search, hash }: Address): MailLink | null {
  if (pathname !== RESET_PASSWORD && pathname !== CONFIRM_EMAIL) return null;
  const type = pathname === RESET_PASSWORD ? 'recovery' : 'signup';
  const tokenHash = new URLSearchParams(search).get('token_hash');
  if (tokenHash) return { kind: 'token', type, tokenHash };

  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token');
  if (accessToken !== null) {
    const session = linkedSession(accessToken, fragment.get('refresh_token'));
    return session ? { kind: 'session', type, session } : { kind: 'failed', type };
  }
  const hasFailed = fragment.has('error') || fragment.has('error_code');
  return hasFailed ? { kind: 'failed', type } : null;
}

function linkedSession(access: string, refresh: string | null): LinkedSession | null {
  const email = emailIn(access);
  if (refresh === null || email === null) return null;
  return { access_token: access, refresh_token: refresh, email };
}

/** The email in an access token. The account service checks the token when it is used. */
function emailIn(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const hasEmail = typeof claims === 'object' && claims !== null && 'email' in claims;
    return hasEmail && typeof claims.email === 'string' ? claims.email : null;
  } catch {
    return null;
  }
}
