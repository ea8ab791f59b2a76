import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { issueCode } from '../pkce/issue-code.ts';
import { redirectRules } from '../redirects/redirect-rules.ts';
import { startSession } from '../sessions/start-session.ts';
import { type Link, spendLink } from './spend-link.ts';

type Followed = FastifyRequest<{ Querystring: { readonly redirect_to?: unknown } }>;

/** OAuth's word for a refusal, by its status. */
const oauthErrors = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
]);

/**
 * Where a browser goes that opens a link itself: on to the page that asked for it, with a session
 * in the fragment, which reaches no server; with a code, where the page's client uses PKCE; or with
 * what is wrong.
 */
export async function followLink(
  context: AuthContext,
  request: Followed,
  link: Link,
): Promise<string> {
  const target = redirectTarget(context, request);
  try {
    const { account, codeChallenge, purpose } = await spendLink(context, request, link);
    if (codeChallenge !== null) {
      const method = purpose === 'recovery' ? 'recovery' : 'otp';
      const code = await issueCode(context, { userId: account.user.id, codeChallenge, method });
      target.searchParams.set('code', code);
      return target.href;
    }
    const session = await startSession(context, account, 'otp', request);
    return withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: '',
      token_type: session.token_type,
      type: link.type,
    });
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    return withFault(target, error, link.token.startsWith('pkce_'));
  }
}

/** What was asked for, else the page that the browser comes from, else the site: what is allowed. */
function redirectTarget({ settings }: AuthContext, { query, headers }: Followed): URL {
  const isAllowed = redirectRules(settings);
  return new URL(isAllowed(query.redirect_to) ?? isAllowed(headers.referer) ?? settings.siteUrl);
}

function withFault(target: URL, { status, code, message }: AuthRefusal, isPkce: boolean): string {
  const fault = {
    error: oauthErrors.get(status) ?? 'invalid_request',
    error_code: code,
    error_description: message,
  };
  if (isPkce)
    for (const [name, value] of Object.entries(fault)) target.searchParams.set(name, value);
  return withFragment(target, { ...fault, sb: '' });
}

function withFragment(target: URL, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
