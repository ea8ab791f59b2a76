import {
  type AuthChangeEvent,
  AuthClient,
  type GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import { logFailure } from '@/lib/log.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { queryClient } from '@/lib/query-client.ts';
import { currentLocale } from '@/lib/text.ts';
import { type SessionPart, standingOf, useAuth } from './auth-state.ts';
import { followLanguage } from './follow-language.ts';
import { watchedStore } from './session-end.ts';
import { forgetSessionEnd, noteSessionEnd, readSessionEnd } from './session-ended.ts';
import { SESSION_KEY, storedSession } from './session-store.ts';

/**
 * Creates the page's only client. Tracks changes to its session, including those made in other
 * tabs.
 */
export function connect(): GoTrueClient {
  const { url, apikey } = pageConfig().auth;
  const client = new AuthClient({
    url: new URL(url, location.origin).href.replace(/\/$/, ''),
    headers: apikey === undefined ? {} : { apikey, Authorization: `Bearer ${apikey}` },
    storageKey: SESSION_KEY,
    storage: watchedStore,
    fetch: fetchInLanguage,
    // A session in the URL is ignored here. The page to which an email links asks the user first.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  client.onAuthStateChange(follow);
  useAuth.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id) void followLanguage(client, user, !before.loading);
  });
  return client;
}

/**
 * Sends the page's language to the server with each request, so that emails are in that language.
 * `keepalive` lets the request finish even if the page closes.
 */
async function fetchInLanguage(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', currentLocale());
  if (isOwnRefresh(input)) headers.set('x-background', '1');
  const response = await fetch(input, { ...init, headers, keepalive: init.method === 'PUT' });
  const isEndedByProvider = response.headers.get('x-sb-error-code') === 'provider_access_ended';
  noteSessionEnd(isEndedByProvider ? 'accessEnded' : response.headers.get('x-session-ended'));
  return response;
}

/**
 * Whether a request to our own account server refreshes the session. The client refreshes the
 * session on a timer. The timer must not extend the session of a user who left the page open.
 */
function isOwnRefresh(input: RequestInfo | URL): boolean {
  const isOwn = pageConfig().auth.apikey === undefined;
  return isOwn && typeof input === 'string' && input.includes('grant_type=refresh_token');
}

function follow(event: AuthChangeEvent, session: Session | null): void {
  switch (event) {
    case 'SIGNED_IN':
      forgetSessionEnd();
      if (session) setSession(session);
      break;
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      if (session) setSession(session);
      break;
    case 'SIGNED_OUT':
      readSessionEnd();
      setSession(null);
      break;
    default:
      break;
  }
}

/** Clears cached responses when the user changes or signs out, but keeps the quote in progress. */
function setSession(session: SessionPart | null): void {
  const before = useAuth.getState().user;
  const standing = standingOf(session);
  if (before && before.id !== standing.user?.id) queryClient.clear();
  useAuth.setState(standing);
}

/**
 * Asks the account service who the user is. If the service rejects the session, ends the session.
 * An outage does not end the session.
 */
export async function fetchUser(client: GoTrueClient): Promise<void> {
  const { data, error } = await client.getUser();
  if (data.user) {
    const session = storedSession();
    setSession(session && { ...session, user: data.user });
  }
  if (!error) return;
  if (isAuthSessionMissingError(error)) setSession(null);
  else logFailure('Could not look up the account', error);
  const isRefused = isAuthApiError(error) && [400, 401, 403, 404].includes(error.status);
  if (isRefused) await client.signOut({ scope: 'local' });
}
