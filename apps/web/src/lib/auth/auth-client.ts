import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '@/lib/log.ts';
import { standingOf, useAuth } from './auth-state.ts';
import { hasStoredSession, SESSION_KEY, storedSession } from './session-store.ts';

/** How long a page waits to find out who is signed in before it gives up, in milliseconds. */
const TIMEOUT_MS = 5000;

let connected: Promise<GoTrueClient> | undefined;

/** Returns the account service's client. The first call loads its code. */
export function authClient(): Promise<GoTrueClient> {
  connected ??= load();
  return connected;
}

async function load(): Promise<GoTrueClient> {
  try {
    const { connect } = await import('./connect.ts');
    return connect();
  } catch (error) {
    // Makes the next call try to load the code again.
    connected = undefined;
    throw error;
  }
}

/**
 * Determines whether a user is signed in. If this browser has no stored session, the client's code
 * loads only when the visitor signs in from another tab.
 */
export function startAuth(): void {
  if (hasStoredSession()) void identifyUser();
  else useAuth.setState({ loading: false });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !connected) void identifyUser();
  });
}

let identification: Promise<void> | undefined;

/** Identifies the user. Simultaneous calls share one request to the account service. */
async function identifyUser(): Promise<void> {
  identification ??= identify();
  await identification;
  identification = undefined;
}

async function identify(): Promise<void> {
  const timer = setTimeout(trustStoredSession, TIMEOUT_MS);
  try {
    const client = await authClient();
    const { fetchUser } = await import('./connect.ts');
    await fetchUser(client);
  } catch (error) {
    logFailure('Could not look up the account', error);
  } finally {
    clearTimeout(timer);
    useAuth.setState({ loading: false });
  }
}

/** Treats the user of the stored session as signed in until the account service responds. */
function trustStoredSession(): void {
  useAuth.setState(({ user, pending }) => ({
    ...(user || pending ? {} : standingOf(storedSession())),
    loading: false,
  }));
}

/**
 * Returns the signed-in user's access token. Null if the visitor is not signed in, or has not
 * completed the second step yet.
 */
export async function accessToken(): Promise<string | null> {
  if (!hasStoredSession() || useAuth.getState().pending) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/**
 * Requests new tokens. Call this function if the server no longer accepts this session's second
 * step, because another device removed that step. Only new tokens reflect the change.
 */
export async function renewSession(): Promise<void> {
  const { error } = await (await authClient()).refreshSession();
  if (error) logFailure('Could not renew the session', error);
}

/**
 * Asks the account service whether the session is valid. If the session is not valid, ends it in
 * this browser.
 */
export function recheckSession(): void {
  void identifyUser();
}
