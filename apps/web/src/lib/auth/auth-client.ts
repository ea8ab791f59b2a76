import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '@/lib/log.ts';
import { useAuth } from './auth-state.ts';
import { hasStoredSession, SESSION_KEY, storedUser } from './session-store.ts';

/** How long a page waits to hear who is here, in milliseconds. */
const PATIENCE = 5000;

let connected: Promise<GoTrueClient> | undefined;

/** The client of the account service, loaded when it is first needed. */
export function authClient(): Promise<GoTrueClient> {
  connected ??= load();
  return connected;
}

async function load(): Promise<GoTrueClient> {
  try {
    const { connect } = await import('./connect.ts');
    return connect();
  } catch (error) {
    // Asked for again, it is loaded again.
    connected = undefined;
    throw error;
  }
}

/**
 * Finds out who is here. A visitor of whom nothing is known loads nothing for that, unless another
 * tab signs in.
 */
export function startAuth(): void {
  if (hasStoredSession()) void meetUser();
  else useAuth.setState({ loading: false });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !connected) void meetUser();
  });
}

async function meetUser(): Promise<void> {
  const impatience = setTimeout(takeStoredWord, PATIENCE);
  try {
    const client = await authClient();
    const { fetchUser } = await import('./connect.ts');
    await fetchUser(client);
  } catch (error) {
    logFailure('The account could not be looked up', error);
  } finally {
    clearTimeout(impatience);
    useAuth.setState({ loading: false });
  }
}

/** Until the account service says otherwise, whoever has a session here is taken to be signed in. */
function takeStoredWord(): void {
  useAuth.setState(({ user }) => ({ user: user ?? storedUser(), loading: false }));
}

/** The token that speaks for whoever is signed in; null for nobody. */
export async function accessToken(): Promise<string | null> {
  if (!hasStoredSession()) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/** Has the account service asked whether the session still stands; ends it here where it does not. */
export function doubtSession(): void {
  void meetUser();
}
