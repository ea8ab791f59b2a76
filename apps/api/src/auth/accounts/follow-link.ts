import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { redirectRules } from '../http/redirect-rules.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import { issueCode } from './issue-code.ts';
import { type Link, methodOf, type SpentLink, spendLink } from './spend-link.ts';

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
    const opened = await spendLink(context, request, link, async (within, spent) => {
      const { codeChallenge } = spent;
      return codeChallenge === null
        ? openSession(within, spent.account, methodOf(spent.purpose), request)
        : withCode(within, target, { ...spent, codeChallenge });
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
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    return withFault(target, error, link.token.startsWith('pkce_'));
  }
}

async function withCode(
  context: AuthContext,
  target: URL,
  { account, codeChallenge, purpose }: SpentLink & { readonly codeChallenge: string },
): Promise<URL> {
  const method = purpose === 'recovery' ? 'recovery' : 'otp';
  const issue = { userId: account.user.id, codeChallenge, method } as const;
  const url = new URL(target);
  url.searchParams.set('code', await issueCode(context, issue));
  return url;
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
