import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { redirectRules } from '../http/redirect-rules.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import { issueCode } from './issue-code.ts';
import { type Link, methodOf, type RedeemedLink, redeemLink } from './redeem-link.ts';

type LinkRequest = FastifyRequest<{ Querystring: { readonly redirect_to?: unknown } }>;

/** OAuth error codes, by HTTP status. */
const oauthErrors = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
]);

/**
 * Redeems a link that a browser opened directly. Returns the redirect URL, with a session in the
 * fragment (browsers do not send fragments to servers), a code for a PKCE client, or an error.
 */
export async function followLink(
  context: AuthContext,
  request: LinkRequest,
  link: Link,
): Promise<string> {
  const target = redirectTarget(context, request);
  try {
    const opened = await redeemLink(context, request, link, async (within, redeemed) => {
      const { codeChallenge } = redeemed;
      return codeChallenge === null
        ? openSession(within, redeemed.account, methodOf(redeemed.purpose), request)
        : withCode(within, target, { ...redeemed, codeChallenge });
    });
    if (opened instanceof URL) return opened.href;

    const session = await sessionAnswer(context, opened);
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
    if (!(error instanceof AuthRefusal) || error.status >= 429) throw error;
    return withError(target, error, link.token.startsWith('pkce_'));
  }
}

async function withCode(
  context: AuthContext,
  target: URL,
  { account, codeChallenge, purpose }: RedeemedLink & { readonly codeChallenge: string },
): Promise<URL> {
  const method = purpose === 'recovery' ? 'recovery' : 'otp';
  const issue = { userId: account.user.id, codeChallenge, method } as const;
  const url = new URL(target);
  url.searchParams.set('code', await issueCode(context, issue));
  return url;
}

/**
 * Returns the URL to redirect to: the requested page, otherwise the referring page, otherwise the
 * site's home page. Skips pages that are not allowed.
 */
export function redirectTarget({ settings }: AuthContext, { query, headers }: LinkRequest): URL {
  const isAllowed = redirectRules(settings);
  return new URL(isAllowed(query.redirect_to) ?? isAllowed(headers.referer) ?? settings.siteUrl);
}

function withError(target: URL, { status, code, message }: AuthRefusal, isPkce: boolean): string {
  const fields = {
    error: oauthErrors.get(status) ?? 'invalid_request',
    error_code: code,
    error_description: message,
  };
  if (isPkce)
    for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  return withFragment(target, { ...fields, sb: '' });
}

function withFragment(target: URL, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
