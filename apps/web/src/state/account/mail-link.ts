import { claimsIn } from '@/lib/auth/token-claims.ts';
import { CONFIRM_EMAIL, RESET_PASSWORD } from './pages.ts';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Session tokens from a URL, with the email address from the access token. */
export interface LinkedSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly email: string;
}

/** A parsed link from an email. `type` determines which page the link opens. */
export type MailLink = { readonly type: 'recovery' | 'signup' } & (
  | { readonly kind: 'token'; readonly tokenHash: string }
  | { readonly kind: 'session'; readonly session: LinkedSession }
  /** The account service has already rejected the token in the link. */
  | { readonly kind: 'failed' }
);

/**
 * Parses a link from an email. Only two pages accept such links. A link has no effect until the
 * user clicks a button. Otherwise, the link could silently sign the user in to another person's
 * account.
 *
 * @returns null if the URL is not an email link
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

/** Reads the email address from an access token. The account service verifies the token later. */
function emailIn(token: string): string | null {
  const { email } = claimsIn(token);
  return typeof email === 'string' ? email : null;
}
